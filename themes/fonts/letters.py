"""Which letters the fonts hold. Read by build.py and by the test that compares the built files with these lists."""

from __future__ import annotations

LATIN = (*range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x100), *range(0x100, 0x180))
PUNCTUATION = "‐‑–—‘’‚“”„†‡•…‰‹›€−™ȘșȚțẞ"
LETTERS = frozenset((*LATIN, *map(ord, PUNCTUATION)))

SIGNS = frozenset(
    map(
        ord,
        " !#%()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        "ĳſ×÷±¬½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚≤≥≠≈≡∞√∑∏∅∈∩∪∆⊕⊗‰№℮•‣‐‑–—…′″"
        "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ"
        "←↑→↓↔↕↖↗↘↙↩↪↰↱↲↳↶↷↺↻⇄⇅⇆⇐⇑⇒⇓⇔⇦⇧⇨⇩➔➘➙➚➜➝➞➡➤➥➦➪➲➵➸➼"
        "☐☑☒✓✔✕✖✗✘✁✂✃✄✆✈✉✌✍✎✏✐✒"
        "★☆✦✧✩✪✫✯✰✱✲✳✴✶✷✸✹✿❀❁❄❅❆❇❋❖❤❥"
        "⚀⚁⚂⚃⚄⚅♠♡♢♣♤♥♦♧♔♕♖♗♘♙♚♛♜♝♞♟"
        "●○◎◉◌◐◑◒◓◔◕◦■□▢▣▤▥▦▧▨▩▪▫▬▭▮▯◆◇◈◊▲△▶▷▼▽◀◁►▻◄◅▴▵▾▿◢◣◤◥"
        "①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿"
        "☀☁☂☃☄☎☕☘☞☜☝☟☠☢☣☮☯☹☺☻☼☽☾♀♂♨♩♪♫♬♻⚐⚑⚒⚓⚔⚖⚗⚘⚙⚛⚠⚡⚪⚫"
        "─│┌┐└┘├┤┬┴┼█▌▐░▒▓",
    )
)
