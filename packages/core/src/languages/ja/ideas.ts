import type { Texts } from '../language.ts';

// Sentences that several ideas share. A bundler may leave out unused calls.
/* @__NO_SIDE_EFFECTS__ */
const fishIdea = (lines: string): string =>
  `数字を一つ選びます。その場所が同じ${lines}本の列だけにある${lines}本の行（またはその逆）を探します。それらの列では、そこにしか入りません。`;
/* @__NO_SIDE_EFFECTS__ */
const finnedIdea = (fish: string): string =>
  `一つのブロックの余分な場所で崩れた${fish}を探します。その余分がフィンです。形が成り立っても、フィンに入っても、フィン全体が見える形のマスからは数字が消えます。`;
/* @__NO_SIDE_EFFECTS__ */
const sashimiIdea = (fish: string): string =>
  `角が一つ欠けて、その角のブロックにフィンがある${fish}を探します。フィンがある場合と同じで、フィン全体が見えるものは消えます。`;
/* @__NO_SIDE_EFFECTS__ */
const frankenIdea = (lines: string): string =>
  `${lines}個の領域にブロックも使えるフィッシュです。その数字が同じ数の別の領域の中だけにあれば、そちらではそこにしか入りません。`;
/* @__NO_SIDE_EFFECTS__ */
const mutantIdea = (lines: string): string =>
  `${lines}個の領域に行・列・ブロックを混ぜて使えるフィッシュです。その数字が同じ数の別の領域の中だけにあれば、そちらではそこにしか入りません。`;
const LOOK_WITH_A_FIN = '形を崩すものを探します。その全部が見えるマスからだけ、数字が消えます。';
const LOOK_NAMED_CHAIN = 'どちらかの端が真なので、両方が否定するものは消えます。';
const LOOK_DEADLY_1 = 'それを防ぐのは一マスだけなので、そこには別の数字が入ります。';
const LOOK_DEADLY_2 = 'それを防げる数字は一つだけなので、その候補があるマスのどれかに入ります。';
const LOOK_DEADLY_3 =
  '候補の多いマスをまとめて、余分な候補を持つ一つのマスと考えます。ほかのマスと合わせてネイキッドセットができることがあります。';
const LOOK_DEADLY_4 = '片方の数字は候補の多い二マスに必ず入るので、もう片方は両方には入りません。';
const LOOK_RECTANGLE =
  '二行・二列・二ブロックにある、同じ二つの数字が入りそうな四マスを探します。入れ替えられる形は、解が一つの問題には現れません。';
const LOOK_LOOP =
  '同じ二つの候補を持ち、どの領域も二回通るか通らないかのマスのループを探します。全部を入れ替えられてしまいます。';
const LOOK_EXTENDED =
  '同じ三つ以上の数字が同じ位置に入りそうな二本のラインを探します。そっくり入れ替えられてしまいます。';
const LOOK_POLYGON =
  '同じ少しの数字しか入らなくなりそうな、二行と二列のマスを探します。どう並んでも一部を入れ替えられてしまいます。';
const LOOK_BUG =
  '空きマスのほとんどが二つの候補になったら、三つ以上のマスを見ます。余分がなければ、解は二つになるか、なくなります。';
const LOOK_BENT =
  '一つの領域に収まらず、マスと同じ数の数字を持ち、一つを除いて同じ数字どうしが見えるマスを探します。残る一つはそのどれかに入ります。';
const LOOK_FOLLOW = '候補を一つ仮定し、そこから決まることを書き留めます。';

/** How to look for a technique, without places. */
export const ideas = {
  'full-house': '空きマスが一つだけの行・列・ブロックを探します。足りない数字がそこに入ります。',
  'hidden-single':
    '数字を一つ選び、すでにある場所を見ます。その行・列・ブロックを消していくと、ある領域で場所が一つだけ残ります。',
  'naked-single': 'マスを一つ選び、そこから見える数字を数えます。一つを除いて全部あれば、残りがその数字です。',
  'restricted-cell': '点、矢印、温度計などの条件を一つだけ見ます。ほかのマスがどうであっても、守れない数字があります。',
  'tied-cell': '数字の決まったマスが、条件でほかのマスと結ばれています。相手の数字のうち、まだ合うものを考えます。',
  'line-range': '温度計などのラインでは、どのマスも前後に余裕が必要です。両端から数えて、残る数字を調べます。',
  'missing-partner': '点や線で結ばれた二マスの一方の数字を順に見ます。もう一方に相手のいない数字は消えます。',
  'sum-last-cell': '空きマスが一つだけの合計は、フルハウスと同じです。足して、引きます。',
  'count-places': '条件が、決まった数字をいくつか求めています。入れられるマスがその数しかなければ、全部に入ります。',
  'innie-outie': 'どの領域も合計は同じです。ケージが一マスを残して領域を覆うか、一マスはみ出すとき、差がその数字です。',
  'cage-single': 'ケージの埋め方を並べます。どれにもあって、場所が一つだけの数字は、そこに入ります。',
  'cage-combinations': 'ケージの合計になる数字の組を並べます。どれにもない数字は消えます。',
  'set-combinations': 'ラインに入る数字の組を並べます。どれにもない数字は消えます。',
  'sum-bounds': '合計のほかのマスを、最小と最大で足してみます。残りはその間に収まります。',
  'direct-pointing':
    'ブロックの数字が一本のラインにだけあれば、ラインの残りには入りません。では、どこに入るかをすぐ考えます。',
  'direct-claiming':
    'ラインの数字が一つのブロックにだけあれば、ブロックの残りには入りません。では、どこに入るかをすぐ考えます。',
  'direct-hidden-pair':
    '二つの数字が同じ二か所にしか入らなければ、そこは埋まります。別の数字はその場所を失い、一か所だけになるかもしれません。',
  'direct-hidden-triplet':
    '三つの数字が同じ三か所にしか入らなければ、そこは埋まります。別の数字はその場所を失い、一か所だけになるかもしれません。',
  'locked-pair': 'ラインとブロックの交わりでネイキッドペアを探します。両方から消せます。',
  'locked-triple': 'ラインとブロックの交わりでネイキッドトリプルを探します。両方から消せます。',
  pointing: 'ブロックの数字を一つ選びます。場所がすべて一本のラインにあれば、ラインの残りから消えます。',
  claiming: 'ラインの数字を一つ選びます。場所がすべて一つのブロックにあれば、ブロックの残りから消えます。',
  'rule-pointing':
    'ある領域での数字の場所を見ます。どの場所に入っても、領域や条件のためにその数字が入らないマスからは消えます。',
  'law-of-leftovers':
    '同じ本数のラインとブロックを重ねます。一方にはみ出た部分ともう一方にはみ出た部分には、同じ数字が入ります。',
  'count-must-digits': '条件に欠かせない数字があれば、その場所のすべてが見えるマスからは消えます。',
  'cage-must-digits': 'ケージのどの埋め方にもある数字は、その場所のすべてが見えるマスから消えます。',
  'naked-pair': '領域の中で、候補が同じ二つだけの二マスを探します。その数字はそこに入り、領域の残りから消えます。',
  'naked-triple':
    '領域の中で、合わせて三つの候補しかない三マスを探します。一つのマスに三つ全部なくてもかまいません。領域の残りから消えます。',
  'hidden-pair': '領域の中で、同じ二か所にしか入らない二つの数字を探します。そこにほかの数字は入りません。',
  'hidden-triple': '領域の中で、合わせて三か所にしか入らない三つの数字を探します。そこにほかの数字は入りません。',
  'naked-quad': '領域の中で、合わせて四つの候補しかない四マスを探します。領域の残りから消えます。',
  'hidden-quad': '領域の中で、合わせて四か所にしか入らない四つの数字を探します。そこにほかの数字は入りません。',
  'linked-set':
    '条件でマスがすべて違うなら、ネイキッドセットは領域をまたげます。ある数字の場所のすべてが見えるものから消えます。',
  'tied-pair': '結ばれた二マスの埋め方は少しだけです。並べてみて、どれもが消すものは消えます。',
  'sum-parity': '偶数か奇数かだけで足りることがあります。合計の一マスを除いて分かれば、最後のマスも分かります。',
  'line-fillings': 'ラインの埋め方をすべて調べます。一度も使われないものは消えます。',
  'cage-splitting':
    '領域の境目がケージを二つに分けます。ほかのケージから一方の合計が分かれば、小さなケージになります。',
  'hidden-cage': '領域の合計から、中のケージを引きます。残りは、描かれていないケージです。',
  'sum-fillings': '残った候補で合計になる埋め方をすべて調べます。一度も使われないものは消えます。',
  'killer-pair':
    'ケージに二つの数字のどちらかが必要で、同じ領域のマスの候補がその二つだけのとき、合わせて両方を使います。',
  'innie-outie-of-houses': '二つか三つの領域を合わせても、合計は分かります。一マスを残して覆うケージを探します。',
  alternatives: '条件の守り方がいくつかあります。すべて調べて、どれにもないものは消えます。',
  'innies-outies': 'ケージが領域の数マスを残すか、数マスはみ出すとき、その合計の差が分かります。',
  'killer-triple': '同じ領域のケージとマスが合わせて三つの数字を必要とすれば、その三つはそこに入ります。',
  'cage-competition': '同じ領域の二つのケージは同じ数字を使えません。一方に必要な数字は、もう一方に入りません。',
  'combination-check':
    'ケージの埋め方を一つ選び、領域の残りを見ます。場所のなくなる数字があれば、その埋め方は誤りです。',
  'digit-check': '頭の中で数字を置き、その影響を見ます。マスや条件に何も残らなければ、誤りです。',
  'overlapping-sums': 'マスを共有する二つの合計から、共通のマスを除いて、残りを比べます。',
  'innies-outies-of-houses':
    '一つの領域のときと同じですが、二つか三つを合わせます。ケージが残す数マスの合計が分かります。',
  'short-trial': `${LOOK_FOLLOW}数歩先で、場所のないものが現れます。`,
  'long-trial': `${LOOK_FOLLOW}場所のないものが現れるまで、根気が要ります。`,
  'nested-trial': `${LOOK_FOLLOW}先へ進めないときは、候補の少ないマスで小さな試行をし、偽の候補を見つけます。`,
  'x-wing': fishIdea('二'),
  swordfish: fishIdea('三'),
  skyscraper:
    'ある数字の場所が二つずつの二本の行で、一方ずつが同じ列にあるものを探します。残りの二か所のどちらかに数字が入ります。',
  'two-string-kite':
    'ある数字の場所が二つずつの行と列で、一方ずつが同じブロックにあるものを探します。遠い端のどちらかに数字が入ります。',
  'turbot-fish':
    'ある数字の場所が二つずつの二つの領域で、一方ずつが互いに見えるものを探します。遠い端のどちらかに入ります。',
  'empty-rectangle':
    'ある数字の場所が、L字や十字のように一行と一列に並ぶブロックを探します。近くの場所が二つのラインが、数字を角の先へ送ります。',
  'dual-two-string-kite':
    '一つのブロックに二つのカイトがあります。同じ二マスから始まり、それぞれに遠い端が二つあります。',
  'dual-empty-rectangle': 'L字の形をした一つのブロックが、場所が二つの二本のラインに使えます。',
  'xy-wing':
    '候補が二つのマスから、自分の数字を一つずつ持つ候補二つのマスが二つ見えるものを探します。どちらの数字でも、一方が共通の数字になります。',
  'xyz-wing': 'XY-Wingに似ていますが、中央のマスに三つの数字があります。三マスすべてが見えるマスからだけ消えます。',
  'w-wing':
    '互いに見えない、候補が同じ二つのマスを探します。片方の数字の場所が二つの領域が、両方ともその数字になるのを防ぎます。',
  'chute-remote-pair': '同じ帯の別々のブロックにある同じペアを二つ探し、三つ目のブロックを見ます。',
  'empty-rectangle-pair': '同じペアを二つと、片方の数字の場所がどれもその一方から見えるブロックを探します。',
  'wxyz-wing': LOOK_BENT,
  'almost-locked-pair':
    'ラインとブロックの交わりの両側で、候補が二つのマスを探します。二つの数字が交わりを分け合います。',
  'almost-locked-triple': 'オールモストロックドペアと同じで、三つの数字と、両側に二マスずつです。',
  'xyz-ring': '両端がもう一度結ばれたXYZ-Wingです。三つの数字の場所がすべて決まり、もっと消せます。',
  jellyfish: fishIdea('四'),
  'finned-x-wing': finnedIdea('X-Wing'),
  'sashimi-x-wing': sashimiIdea('X-Wing'),
  'finned-swordfish': finnedIdea('ソードフィッシュ'),
  'sashimi-swordfish': sashimiIdea('ソードフィッシュ'),
  'finned-jellyfish': finnedIdea('ジェリーフィッシュ'),
  'sashimi-jellyfish': sashimiIdea('ジェリーフィッシュ'),
  squirmbag: fishIdea('五'),
  whale: fishIdea('六'),
  leviathan: fishIdea('七'),
  'simple-colors-trap':
    '数字を一つ選び、場所が二つの領域ごとに、交互に色をつけます。両方の色が見えるマスには入りません。',
  'simple-colors-wrap':
    '数字を一つ選び、場所が二つの領域ごとに、交互に色をつけます。同じ色の二マスが互いに見えれば、その色は偽です。',
  'multi-colors-1':
    '一つの数字の、つながらない二つの組に色をつけます。一方の色からもう一方の色が見えれば、それぞれの反対の色のどちらかが真です。',
  'multi-colors-2': '一つの数字の、つながらない二つの組に色をつけます。相手の両方の色が見える色は偽です。',
  'unique-rectangle-1': `${LOOK_RECTANGLE}${LOOK_DEADLY_1}`,
  'unique-rectangle-2': `${LOOK_RECTANGLE}${LOOK_DEADLY_2}`,
  'unique-rectangle-3': `${LOOK_RECTANGLE}${LOOK_DEADLY_3}`,
  'unique-rectangle-4': `${LOOK_RECTANGLE}${LOOK_DEADLY_4}`,
  'unique-rectangle-5': `${LOOK_RECTANGLE}${LOOK_DEADLY_2}ここでは、向かい合う二つの角か三つの角です。`,
  'unique-rectangle-6': `${LOOK_RECTANGLE}片方の数字は二本のラインでほかに場所がなく、向かい合う二つの角に入ります。`,
  'hidden-rectangle': `${LOOK_RECTANGLE}候補がその二つだけの角は一つで、ほかに場所のないラインが残りを決めます。`,
  'avoidable-rectangle-1': `${LOOK_RECTANGLE}ここでは三つの角を自分で埋めました。初期数字はありません。`,
  'avoidable-rectangle-2': `${LOOK_RECTANGLE}ここでは二つの角を自分で埋めました。一つの数字が、形の完成を防ぎます。`,
  'avoidable-rectangle-3': `${LOOK_RECTANGLE}ここでは二つの角を自分で埋めました。${LOOK_DEADLY_3}`,
  'hidden-avoidable-rectangle': `${LOOK_RECTANGLE}ここでは一つの角を自分で埋め、ほかに場所のないラインが残りを決めます。`,
  'unique-loop-1': `${LOOK_LOOP}${LOOK_DEADLY_1}`,
  'unique-loop-2': `${LOOK_LOOP}${LOOK_DEADLY_2}`,
  'unique-loop-3': `${LOOK_LOOP}${LOOK_DEADLY_3}`,
  'unique-loop-4': `${LOOK_LOOP}${LOOK_DEADLY_4}`,
  'bug-plus-1': `${LOOK_BUG}余分な候補が一つだけなら、それが真です。`,
  'bug-2': `${LOOK_BUG}余分がどれも同じ数字なら、そのどれかのマスに入ります。`,
  'bug-3': `${LOOK_BUG}合わせて一つのマスと考えると、ネイキッドセットができることがあります。`,
  'bug-4': `${LOOK_BUG}二マスが数字を共有していれば、その数字はどちらかに入ります。`,
  'extended-rectangle-1': `${LOOK_EXTENDED}${LOOK_DEADLY_1}`,
  'extended-rectangle-2': `${LOOK_EXTENDED}${LOOK_DEADLY_2}`,
  'extended-rectangle-3': `${LOOK_EXTENDED}${LOOK_DEADLY_3}`,
  'extended-rectangle-4': `${LOOK_EXTENDED}${LOOK_DEADLY_4}`,
  'unique-polygon-1': `${LOOK_POLYGON}${LOOK_DEADLY_1}`,
  'unique-polygon-2': `${LOOK_POLYGON}${LOOK_DEADLY_2}`,
  'unique-polygon-3': `${LOOK_POLYGON}${LOOK_DEADLY_3}`,
  'unique-polygon-4': `${LOOK_POLYGON}${LOOK_DEADLY_4}`,
  'bug-lite':
    'どのマスも候補が二つで、どの領域にも同じ数字が二つずつある部分を探します。わずかな余分の候補のどれかが真です。',
  'reverse-bug': '自分で置いた二つの数字を見ます。入れ替えられる組だけになってはいけません。',
  'symmetrical-placement':
    '初期数字を模様として見ます。回すか裏返し、数字を置き換えて同じ問題になれば、解も同じになります。',
  'firework-triple':
    '行と列が交わるマスを見ます。同じ二マスからしかブロックの外へ出ない三つの数字は、その三マスに入ります。',
  'firework-quad':
    '向かい合うブロックにある二つの数字ずつのファイアワークが、同じ二マスで出会います。四つの数字が四マスに入ります。',
  'medusa-trap':
    'マスではなく候補に色をつけます。場所が二つの領域と、候補が二つのマスをたどります。両方の色が否定するものは消えます。',
  'medusa-wrap': '場所が二つの領域と、候補が二つのマスをたどって、候補に色をつけます。矛盾する色は偽です。',
  'remote-pair':
    '候補が同じ二つのマスのつながりを探します。マスの数が偶数なら両端は違う数字で、両方が見えるものから二つとも消えます。',
  'bivalue-oddagon':
    '候補が同じ二つのマスが奇数個の輪になったものを探します。交互に並べられないので、ほかの候補のどれかが真です。',
  'x-chain': `一つの数字を、場所が二つの領域の強いリンクと、その間の弱いリンクでたどります。${LOOK_NAMED_CHAIN}`,
  'x-colors-trap': '一つの数字に色をつけ、場所が一つになる領域へ色を広げます。両方の色が見えるマスには入りません。',
  'x-colors-wrap': '一つの数字に色をつけ、場所が一つになる領域へ色を広げます。ある領域に場所を残さない色は偽です。',
  'xy-chain': `候補が二つのマスを、一方の数字で入り、もう一方で出ながらたどります。${LOOK_NAMED_CHAIN}`,
  'm-wing': `候補が二つのマスと、同じ側にある、それぞれの数字の強いリンクです。${LOOK_NAMED_CHAIN}`,
  's-wing': `中央に候補が二つのマスがあり、両側にそれぞれの数字の強いリンクがあります。${LOOK_NAMED_CHAIN}`,
  'l-wing': `領域の三つの強いリンクが、二つの数字で、マスの中で出会います。${LOOK_NAMED_CHAIN}`,
  'h-wing': `マスと領域の三つの強いリンクが、三つの数字でつながります。${LOOK_NAMED_CHAIN}`,
  'continuous-nice-loop': '強弱交互のリンクが切れ目なく最初に戻るチェーンです。弱いリンクもすべて強くなります。',
  'discontinuous-nice-loop':
    '始まりのマスに戻るチェーンです。始まりで強いリンクが二つなら数字が入り、弱いリンクが二つなら消えます。',
  aic: `候補を、マスと領域を通って、強弱交互に結びます。${LOOK_NAMED_CHAIN}`,
  'x-cycle': '一つの数字を強弱交互にループさせます。両方の組の場所が見えるものから消えます。',
  'y-cycle': '候補が二つのマスを、元に戻るまでたどります。両方の組の候補が見えるものは消えます。',
  'forcing-x-chain': '一つの数字の場所を仮定し、領域から領域へたどります。逆になって戻れば、仮定は誤りです。',
  'bidirectional-cycle': 'マスと領域のリンクを、元に戻るまでたどります。ループは両方向に成り立ちます。',
  'forcing-chain': '候補を一つ仮定し、リンクを順にたどります。逆になって戻れば、仮定は誤りです。',
  'grouped-turbot-fish': '並んだ二、三マスを一つの場所と数えるターボットフィッシュです。',
  'aligned-pair-exclusion': '二マスを選び、数字の組をすべて調べます。ほかのマスに何も残さない組は外れます。',
  'aligned-triplet-exclusion': '三マスを選び、数字の組をすべて調べます。ほかのマスに何も残さない組は外れます。',
  'sue-de-coq':
    'ラインとブロックの交わりを見ます。多くの候補が二つに分かれ、一方はラインのマス、もう一方はブロックのマスが引き受けます。',
  'vwxyz-wing': LOOK_BENT,
  'uvwxyz-wing': LOOK_BENT,
  'als-xz':
    '数字がマスより一つ多い集合を二つ探します。一方にしか入らない共通の数字があれば、別の共通の数字は必ずどちらかに入ります。',
  'als-xy-wing': '集合のXY-Wingです。中央の集合が二つの一方から数字を奪い、その集合に共通の数字が入ります。',
  'als-w-wing':
    '集合のW-Wingです。ある領域の数字の場所が、両方の集合に入るのを防ぎます。だから一方には残りがすべて入ります。',
  'als-chain': '数字がマスより一つ多い集合を、一方にしか入らない数字で次々につなぎます。',
  'ahs-xz': '二マスを共有する二つの領域で、場所が数字より一つ多い組を探します。関係のない候補は消えます。',
  'death-blossom':
    '一つのマスの候補ごとに、それを失う集合があります。どの集合にも共通の数字があり、そのすべてが見えるものから消えます。',
  'franken-x-wing': frankenIdea('二'),
  'franken-swordfish': frankenIdea('三'),
  'franken-jellyfish': frankenIdea('四'),
  'finned-franken-x-wing': `${frankenIdea('二')}${LOOK_WITH_A_FIN}`,
  'finned-franken-swordfish': `${frankenIdea('三')}${LOOK_WITH_A_FIN}`,
  'finned-franken-jellyfish': `${frankenIdea('四')}${LOOK_WITH_A_FIN}`,
  'grouped-continuous-nice-loop':
    '並んだマスやマスの集合を一つと数えるリンクのループです。弱いリンクもすべて強くなります。',
  'grouped-discontinuous-nice-loop': 'マスの組や集合を含み、始まりのマスに戻るチェーンです。',
  'grouped-aic': `並んだマスや、数字がマスより一つ多い集合を一つのリンクと数えるチェーンです。${LOOK_NAMED_CHAIN}`,
  tridagon:
    '四角に並ぶ四つのブロックに、同じ三つの数字がほとんどの三マスずつがあります。三つの数字だけでは埋まらないので、ほかの候補のどれかが真です。',
  'tridagon-forcing-chain':
    'ほかの候補がいくつかあるトライダゴンです。それぞれをたどり、どれも同じ結論なら、それが成り立ちます。',
  'sk-loop': '四つのブロックの四つの初期数字のまわりで、閉じた鎖のように数字を分け合う二マスずつの組を探します。',
  'junior-exocet': '三つか四つの数字を持つブロックの二マスと、帯の別の場所で同じ数字を繰り返すはずの二マスを探します。',
  'double-exocet': '同じ数字を持つ二つのエグゾセが一つの帯にあります。互いに絞り込みます。',
  'senior-exocet': 'もう二つのマスが、そのラインのどこにあってもよいエグゾセです。',
  nishio: '一つの数字の場所を仮定し、その数字だけを見ます。場所のない領域があれば、仮定は誤りです。',
  'cell-forcing-chain': 'マスを一つ選び、候補をそれぞれたどります。どれも同じ結論なら、それが成り立ちます。',
  'region-forcing-chain': '領域の数字を一つ選び、場所をそれぞれたどります。どれも同じ結論なら、それが成り立ちます。',
  'uniqueness-forcing-chain':
    '逃げ道がいくつかある致命的な形です。それぞれをたどり、どれも同じ結論なら、それが成り立ちます。',
  'bug-forcing-chain':
    'ほとんどのマスの候補が二つです。余分な候補をそれぞれたどり、どれも同じ結論なら、それが成り立ちます。',
  'oddagon-forcing-chain':
    'ほかの候補がいくつかある、二つの数字の奇数の輪です。それぞれをたどり、どれも同じ結論なら、それが成り立ちます。',
  'multi-sector-locked-sets':
    '行と列を選び、それぞれの数字を決めます。交わりのマスの数と数字の場所の数が同じなら、数字はそこに入ります。',
  'dynamic-forcing-chain': `${LOOK_FOLLOW}偽と分かったものが領域を閉じ、新しい道を開くことがあります。どの場合にも成り立つものは真です。`,
  'dynamic-forcing-chain-plus': `${LOOK_FOLLOW}途中で現れるロックされた候補、ペア、X-Wingも使います。どの場合にも成り立つものは真です。`,
  'broken-wing':
    '数字を一つ選び、場所が奇数個の輪を探します。輪は閉じないので、その領域のほかの場所のどれかに入ります。',
  'finned-squirmbag': finnedIdea('五本のフィッシュ'),
  'finned-whale': finnedIdea('六本のフィッシュ'),
  'finned-leviathan': finnedIdea('七本のフィッシュ'),
  'siamese-fish': '同じラインにある、別々のフィンを持つ二つのフィッシュです。それぞれが消すものは消えます。',
  'mutant-swordfish': mutantIdea('三'),
  'mutant-jellyfish': mutantIdea('四'),
  'finned-mutant-swordfish': `${mutantIdea('三')}${LOOK_WITH_A_FIN}`,
  'finned-mutant-jellyfish': `${mutantIdea('四')}${LOOK_WITH_A_FIN}`,
  'kraken-fish-1': 'フィンから消したいものが見えないフィッシュです。それでもフィンの各部分からチェーンが届きます。',
  'kraken-fish-2': 'フィンと、一本のラインの場所をそれぞれたどります。どれも同じ結論なら、それが成り立ちます。',
  'template-set': '一つの数字を、盤全体に合うすべての方法で置いてみます。どの方法でも使うマスに、その数字が入ります。',
  'template-delete': '一つの数字を、盤全体に合うすべての方法で置いてみます。どの方法でも使わないマスから消えます。',
  'brute-force': 'ほかに何も見つからないときは、ソルバーに数字を一つ聞いて、続きは自分で解きます。',
  'nested-forcing-chain': `${LOOK_FOLLOW}途中で現れるチェーンやネット全体も使います。紙と鉛筆でできる最後の手段です。`,
} as const satisfies Texts;
