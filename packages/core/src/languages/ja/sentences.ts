import type { Texts } from '../language.ts';

// Sentences that several techniques share.
const RECTANGLE = '長方形{cells}に{pair}しか入らないと、この2つを入れ替えられるので、解が2つになります。';
const AVOIDABLE =
  '長方形{cells}の角に初期数字はありません。ここに{pair}しか入らないと、この2つを入れ替えられるので、解が2つになります。';
const LOOP =
  'どの領域も、{cells}のうち0個か2個のマスを含みます。ここに{pair}しか入らないと、ループに沿って全部を入れ替えられるので、解が2つになります。';
const EXTENDED =
  '{cells}は2本の行または列に並んでいます。ここに{pair}しか入らないと、2本の数字をそっくり入れ替えられるので、解が2つになります。';
const POLYGON =
  '2本の行と2本の列が{cells}を結んでいます。ここに{pair}しか入らないと、どう並んでも、行・列・ブロックの数字を変えずに一部を入れ替えられるので、解が2つになります。';
const GRAVE =
  '{extras}がなければ、空きマスの候補はどれも2つ、足りない数字の場所はどの領域でも2つです。すると、すべてのマスでもう一方の候補を選べるので、1つの解が2つになります。';
const ONE_ROOF = 'ほかの候補があるのは{roof}だけなので、ここにはそのどれかが入ります。';
const ONE_DIGIT =
  'これを防げるのは{roof}の{digit}だけです。{digit}はこのどれかに入り、そのすべてから見えるマスには入りません。';
const AS_ONE =
  'したがって{roof}のどちらかにはほかの数字が入ります。2マスを、{others}から選ぶ1つのマスと考えます。{set}と合わせると、{house}でマスと数字の数が同じになります。{digits}はほかの場所に入りません。';
const LOCKED =
  'ほかの候補があるのは{roof}だけで、{house}で{locked}が入るのもこの2マスだけです。一方が{locked}なら、もう一方は{digit}になりません。';
const READ =
  '{chain}を左から読みます。=で結ばれた2つの候補は少なくとも一方が真、-で結ばれた2つは多くても一方が真です。';
const READ_GROUPS =
  '{chain}を左から読みます。=の両端は少なくとも一方が真、-の両端は多くても一方が真です。数字1つに複数のマスは、そのどれかに入るという意味です。=の後の複数の数字は、前の数字がなければ全部入るという意味です。';
const ENDS = 'したがって両端の少なくとも一方が真です。両方が否定する候補は消えます。';
const SAME_END = 'したがって両端の少なくとも一方が真です（同じものなら、それが真です）。両方が否定する候補は消えます。';
const LINK_BY_LINK = '{start}が偽なら、リンクを順にたどって、{end}が真になります。';
const FOLLOWS = '{start}が偽なら、{end}が真になります。';
const COLORS =
  '{digit}の場所が2つだけの領域が、これらのマスを結びます。交互に色をつけると、一方の色は{first}、もう一方は{second}です。片方の色のマスはすべて{digit}で、もう片方は1つも{digit}ではありません。';
const MEDUSA =
  '候補が2つのマスと、数字の場所が2つの領域が、これらの候補を結びます。交互に色をつけると、一方の色は{first}、もう一方は{second}です。片方の色はすべて真、もう片方はすべて偽です。';
const FIN = '{bases}で{digit}が入る場所は、フィン{fins}を除いて、すべて{covers}にあります。';
const FIN_LINES =
  'フィンに{digit}がなければ、カバー側の{digit}はベース側で決まり、ほかのマスには入りません。フィンに{digit}があれば、フィン全体が見えるマスには入りません。だから、カバーにあってフィン全体が見えるマスでは、どちらにしても消えます。';
const OPEN_SETS =
  'マスより数字が1つ多い集合が2つあります。{firstDigits}の{first}と、{secondDigits}の{second}です。数字が1つ欠けた集合には、残りがすべて入ります。';
const TRIDAGON =
  '{boxes}のそれぞれで、3つのマスが違う行と列にあります：{cells}。{digits}だけでは、この12マスを埋められません。行から行へ読むと、横に並ぶブロックでは3つの数字が同じ向きに回ります。列から列へ読むと、縦に並ぶブロックでも同じです。3マスが下がる並びでは2つの向きが一致し、上がる並びでは逆になります。4つのブロックのうち上がるのは奇数個なので、一周すると向きが自分と逆になってしまいます。したがって、ほかの候補のどれかが真です：{guardians}。';
const ODDAGON =
  '{cells}は、どれもほかの2マスが見え、{count}マスの輪になっています。{digits}しか入らないと、マスごとに交互になるはずです。しかしマスの数は奇数なので、どこかで隣どうしが同じになります。したがって、ほかの候補のどれかが真です：{guardians}。';
const SAME = 'どれから始めても、チェーンは同じ結論に着きます。{branches}';
const RESULT = '{branches} 矛盾するものは偽、どの場合にも成り立つものは真です。';
const TRY_ALL = 'その入れ方をすべて試します。一度も使われない候補があります。';
const TEMPLATE =
  'テンプレートとは、{digit}をすべての領域に1つずつ置く方法です。全体の候補に合うテンプレートを残し、ほかの数字のどのテンプレートにも必要なマスはその数字に譲ります。';
const SAYS_DIRECT_HIDDEN_PAIR =
  '{house}で{digits}が入るのは{cells}だけなので、ほかの数字は入りません。すると{house}で{digit}が入るのは{cell}だけです。';
const SAYS_LOCKED_PAIR =
  '{cells}の候補は{digits}だけで、数字とマスの数が同じです。どれも{house}にあります。この数字は必ずこのマスに入るので、これらの領域のほかのマスには入りません。';
const SAYS_NAKED_PAIR =
  '{house}の{cells}の候補は{digits}だけで、数字とマスの数が同じです。この数字は必ずこのマスに入るので、{house}のほかのマスには入りません。';
const SAYS_HIDDEN_PAIR =
  '{house}で{digits}が入るのは{cells}だけで、マスと数字の数が同じです。このマスにはこの数字が必ず入るので、ほかの数字は入りません。';
const SAYS_KILLER_PAIR =
  '{clue}は{combinations}しかないので、{digits}のうち少なくとも{count}個を含みます。{cells}にはほかの候補がなく、残りはそこに入ります。だから{house}のほかのマスには入りません。';
const SAYS_SHORT_TRIAL =
  '{cell}に{digit}を入れてみます。順にこうなります：{consequences}。最後に、{end}に何も残りません。';
const SAYS_X_WING =
  '{base}で{digit}が入る場所は{cells}だけです。これらは同じ本数の{cover}にあります。最初の各ラインの{digit}は、後の別々のラインに入ります。だから後のラインの{digit}はそこだけに入ります。';
const SAYS_FINNED_X_WING = `${FIN}${FIN_LINES}`;
const SAYS_SASHIMI_X_WING = `${FIN}フィンがなければ、ベースの1つに残る場所は多くても1つです。それでも形は成り立ちます。${FIN_LINES}`;
const SAYS_ALIGNED_PAIR_EXCLUSION =
  '{cells}の埋め方をすべて試します。1つしか入らない所に同じ数字を2つ入れるものと、{excluders}のどれかの候補をなくすものは除きます。{candidates}は一度も使われません。';
const SAYS_VWXYZ_WING =
  '{cells}の候補は、全部でマスと同じ数の{digits}だけです。{others}はそれぞれ、場所がすべて互いに見えるので、ここに1回しか入りません。少なくとも1マスが残り、それは{digit}です。';
const SAYS_FRANKEN_X_WING =
  '{bases}で{digit}が入る場所はすべて{covers}にあり、2つのベースに重なるものはありません。だからベースには{digit}が1つずつ、別々のマスに、カバーの数だけ入ります。カバーの{digit}はそこで決まります。外でカバーを1つ使うマスや、中で2つ使うマスがあると、足りなくなります。';
const SAYS_FINNED_FRANKEN_X_WING =
  '{bases}で{digit}が入る場所は、フィン{fins}を除いてすべて{covers}にあり、2つのベースに重なるものはありません。フィンに{digit}がなければ、ベースには{digit}が1つずつ、別々のマスに、カバーの数だけ入り、カバーの{digit}はそこで決まります。外でカバーを1つ使うマスや、中で2つ使うマスがあると、足りなくなります。フィンに{digit}があれば、フィン全体が見えるマスには入りません。だから、フィン全体が見えるそのようなマスでは、どちらにしても消えます。';
const SAYS_JUNIOR_EXOCET =
  '{base}には{digits}のうち2つが入ります。どの数字も{lines}のそれぞれに場所が必要です。{base}のどちらかに入る数字は、そのブロックとラインのほかには入らず、{targets}を除いた{lines}の残りでは、3本のうち多くても2本にしか入りません。だから{targets}のどちらかに入ります。{targets}には{base}と同じ2つの数字が入ります。';

/** The sentences of techniques, by their ids. The holes are those of the English sentence. */
export const sentences = {
  'full-house': '{house}の空きマスは{cell}だけです。足りない数字は{digit}です。',
  'hidden-single':
    '{house}で{digit}が入るのは{cell}だけです。ほかのマスは埋まっているか、{digit}が見えているか、{digit}が消えています。',
  'naked-single': '{cell}に残った候補は{digit}だけです。ほかの数字は、ここから見えるマスにあるか、消えています。',
  'restricted-cell': '{demands}により、{cells}には{digits}しか入りません。',
  'tied-cell': '{cell}は{digit}です。{demands}により、{cells}には合わない数字があります。',
  'line-range':
    '{demands}のマスは、結ばれた相手に合う必要があり、相手もまた同じです。ほかがどうであっても、それぞれの場所には数字の一部しか残りません。',
  'missing-partner': '{cell}には{digits}しか入りません。{demands}により、どれも{other}の{gone}とは合いません。',
  'sum-last-cell': '{clue}は、{cell}のほかはすべて埋まっています。{digit}を入れると合計が合います。',
  'count-places':
    '{clue}では、{count}個のマスに{digits}のどれかが必要です。入れられるのは{cells}だけなので、そのすべてに入ります。',
  'innie-outie': '{houses}の数字の合計は{total}です。{clues}と比べると、違いは{cell}だけなので、ここは{digit}です。',
  'cage-single': '{clue}は{combinations}しかないので、{digit}が必要です。そこで{digit}が入るのは{cells}だけです。',
  'cage-combinations':
    '{clue}のマスはすべて違う数字で、残った候補では{combinations}しかありません。ほかの候補では合計になりません。',
  'set-combinations':
    '残った候補では、{clue}の数字は{combinations}しかありません。ほかの候補では、どの組もそろいません。',
  'sum-bounds':
    '{clue}のほかのマスを、できるだけ小さく、またできるだけ大きくしてみます。すると{cells}に入るのは{least}から{most}までです。',
  'direct-pointing':
    '{from}で{digit}が入るのは{cells}だけで、すべて{to}にあります。{to}の{digit}はそこに入るので、{house}では{cell}だけが残ります。',
  'direct-claiming':
    '{from}で{digit}が入る場所は{cells}だけで、すべて{to}にあります。{to}の{digit}はそこに入るので、{house}では{cell}だけが残ります。',
  'direct-hidden-pair': SAYS_DIRECT_HIDDEN_PAIR,
  'direct-hidden-triplet': SAYS_DIRECT_HIDDEN_PAIR,
  'locked-pair': SAYS_LOCKED_PAIR,
  'locked-triple': SAYS_LOCKED_PAIR,
  pointing:
    '{from}で{digit}が入るのは{cells}だけで、すべて{to}にあります。どこに入っても、{to}の{digit}はそこで決まるので、ほかには入りません。',
  claiming:
    '{from}で{digit}が入る場所は{cells}だけで、すべて{to}にあります。そのどれかが{digit}なので、{to}のほかのマスには入りません。',
  'rule-pointing':
    '{house}で{digit}が入るのは{cells}だけです。どの場所でも、{demands}により、同じ領域でなくても{gone}を消します。',
  'law-of-leftovers':
    '{lines}と{boxes}は同じ本数なので、どの数字も同じ回数だけ入ります。共通のマスを除くと、一方に{inLines}、もう一方に{inBoxes}が残り、同じ数字が入ります。だから、一方に入らない数字はもう一方にも入りません。',
  'count-must-digits':
    '{clue}では、{cells}のどれかに{digits}が必要です。そのすべてから見えるマスに{digits}は入りません。',
  'cage-must-digits':
    '{clue}は{combinations}しかないので、{cells}のどれかに{digit}が必要です。そのすべてから見えるマスに{digit}は入りません。',
  'naked-pair': SAYS_NAKED_PAIR,
  'naked-triple': SAYS_NAKED_PAIR,
  'hidden-pair': SAYS_HIDDEN_PAIR,
  'hidden-triple': SAYS_HIDDEN_PAIR,
  'naked-quad': SAYS_NAKED_PAIR,
  'hidden-quad': SAYS_HIDDEN_PAIR,
  'linked-set':
    '{cells}はすべて違う数字で、候補は{digits}だけです。数字とマスの数が同じなので、この数字は必ずこのマスに入ります。どこに入っても、{demands}により、同じ領域でなくても{gone}を消します。',
  'tied-pair':
    '{demands}により、{cells}の埋め方は{ways}通りだけです。どの埋め方でも、2つの数字の一方が{gone}を消します。',
  'sum-parity':
    '{clue}では、{cell}のほかのマスがすべて、合計を偶数にするか奇数にするか分かっています。だから{cell}も分かります。',
  'line-fillings': '{clue}を1マスずつたどり、ルールを守る入れ方をすべて試します。一度も使われない候補があります。',
  'cage-splitting':
    '{houses}の数字の合計は{total}です。{clues}と比べると、そのうち{cells}の部分は合計{sum}なので、{combinations}しかありません。',
  'hidden-cage':
    '{houses}の数字の合計は{total}です。{clues}と比べると、{cells}は合計{sum}のケージと同じなので、{combinations}しかありません。',
  'sum-fillings':
    '{clue}の合計が合い、見えるマスどうしが違うように、{cells}の埋め方をすべて試します。一度も使われない候補があります。',
  'killer-pair': SAYS_KILLER_PAIR,
  'innie-outie-of-houses':
    '{houses}の数字の合計は全部で{total}です。{clues}と比べると、違いは{cell}だけなので、ここは{digit}です。',
  alternatives:
    '{clue}を守る方法は、あるマスの数字ごとなど、いくつかあります。すべて試します。一度も使われない候補があります。',
  'innies-outies': `{houses}の数字の合計は{total}です。{clues}と比べると、違いは{cells}です。${TRY_ALL}`,
  'killer-triple': SAYS_KILLER_PAIR,
  'cage-competition':
    '{clue}と{other}は{house}にあるので、同じ数字を使えません。{other}に入るものを考えると、{clue}は{combinations}しかありません。',
  'combination-check':
    '{clue}は{house}にあります。{house}のほかのマスにも数字の場所を残すのは、{combinations}だけです。',
  'digit-check': '{cell}に{digit}を入れると、見えるマスと結ばれたマスの候補が減ります。すると{end}に何も残りません。',
  'overlapping-sums': `{clues}に共通のマスは、両方の合計に入ります。だから残りの差が分かり、それは{cells}です。${TRY_ALL}`,
  'innies-outies-of-houses': `{houses}の数字の合計は全部で{total}です。{clues}と比べると、違いは{cells}です。${TRY_ALL}`,
  'short-trial': SAYS_SHORT_TRIAL,
  'long-trial': SAYS_SHORT_TRIAL,
  'nested-trial':
    '{cell}に{digit}を入れてみます。順にこうなります。括弧の中は途中の小さな試行で、何かが空になります（–）：{consequences}。最後に、{end}に何も残りません。',
  'x-wing': SAYS_X_WING,
  swordfish: SAYS_X_WING,
  skyscraper:
    '{first}でも{second}でも、{digit}の場所は2つだけです。そのうち{near}は同じラインにあるので、{digit}は多くても1つです。すると残りの{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  'two-string-kite':
    '{digit}の場所は、{first}に2つだけ、{second}にも2つだけです。そのうち{near}は同じブロックにあるので、{digit}は多くても1つです。すると反対の端{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  'turbot-fish':
    '{digit}の場所は、{first}に2つだけ、{second}にも2つだけです。そのうち{near}は互いに見えるので、{digit}は多くても1つです。すると反対の端{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  'empty-rectangle':
    '{box}で{digit}が入る場所は、すべて{line}か{cross}にあります。{pair}で{digit}の場所は{near}と{far}だけです。{far}が{digit}か、{near}が{digit}です。{near}なら{line}の{digit}が決まり、{box}の{digit}は{cross}に入ります。どちらにしても、{cross}で{far}から見えるマスの{digit}は消えます。',
  'dual-two-string-kite':
    '{near}は同じブロックにあるので、{digit}は多くても1つです。それぞれの行と列で、{digit}の場所はあと1つだけです。だから{far}の一方が{digit}で、{others}の一方も{digit}です。このカイトの両端から見えるマスに{digit}は入りません。',
  'dual-empty-rectangle':
    '{box}の{digit}の場所は、エンプティレクタングルを2回つくります。1回目は{pair}の2か所{first}と、2回目は{other}の2か所{second}とです。どちらでも、{digit}はペアの遠い端か、近い端が残す{box}の腕に入ります。',
  'xy-wing':
    '{pivot}は{digits}のどちらかです。{pincers}はどちらもここが見えます。どちらの数字でも、{pincers}の一方がそれを失い、{digit}になります。だから{pincers}の両方から見えるマスに{digit}は入りません。',
  'xyz-wing':
    '{pivot}は{digits}のどれかです。{digit}でなければ、{pincers}の一方がもう1つの数字を{pivot}に取られ、{digit}になります。この3マスのどれかが{digit}なので、すべてから見えるマスには入りません。',
  'w-wing':
    '{cells}の候補はどちらも{digits}だけです。{house}で{link}の場所は{ends}だけで、2マスはそれぞれその一方が見えます。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  'chute-remote-pair':
    '{cells}の候補はどちらも{digits}だけで、{house}と同じ帯にあります。そこで{link}の場所は、どれも2マスの一方と同じラインにあります。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  'empty-rectangle-pair':
    '{cells}の候補はどちらも{digits}だけです。{house}で{link}の場所はエンプティレクタングルを残し、どれも2マスの一方から見えます。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  'wxyz-wing':
    '{cells}の候補は、全部で{digits}の4つだけです。{others}はそれぞれ、場所がすべて互いに見えるので、この4マスに1回しか入りません。埋まるのは多くても3マスなので、残りは{digit}です。',
  'almost-locked-pair':
    '{from}の{to}との交わりの外で、{cells}は{digits}のどちらかです。だから交わりに残るのは多くても1つです。{to}の残りで入る場所は{others}だけです。{others}がその一方、交わりがもう一方を取り、{from}の残りには入りません。',
  'almost-locked-triple':
    '{from}の{to}との交わりの外で、{cells}は{digits}のうち2つを取ります。だから交わりに残るのは多くても1つです。{to}の残りで入る場所は{others}だけで、2つ以上の数字に2マスです。だから{others}にほかの数字は入らず、交わりが最後の1つを取り、{from}の残りには入りません。',
  'xyz-ring':
    '{pivot}から{pincers}が見え、3マスの候補は全部で{digits}だけです。{house}で{digit}の場所は{ends}だけで、{pincers}からその一方ずつが見えます。だから{pincers}の両方が{digit}になることはなく、3つの数字は3マスに1回ずつ入ります。その場所のすべてから見えるものは消えます。どのマスに入っても消される{digit}も消えます。',
  jellyfish: SAYS_X_WING,
  'finned-x-wing': SAYS_FINNED_X_WING,
  'sashimi-x-wing': SAYS_SASHIMI_X_WING,
  'finned-swordfish': SAYS_FINNED_X_WING,
  'sashimi-swordfish': SAYS_SASHIMI_X_WING,
  'finned-jellyfish': SAYS_FINNED_X_WING,
  'sashimi-jellyfish': SAYS_SASHIMI_X_WING,
  squirmbag: SAYS_X_WING,
  whale: SAYS_X_WING,
  leviathan: SAYS_X_WING,
  'simple-colors-trap': `${COLORS}両方の色が見えるマスからは、どちらにしても{digit}が見えます。`,
  'simple-colors-wrap': `${COLORS}しかし最初の色の2マスが互いに見えるので、その色が偽です。`,
  'multi-colors-1':
    '{digit}の場所が2つだけの領域が、色{first}とその反対の{second}を結び、別の色{third}とその反対の{fourth}を結びます。反対どうしの一方は、すべて{digit}です。{meeting}のように、こちらの色からあちらの色が見えるので、両方が{digit}ではありません。だからその反対の色の少なくとも一方が{digit}で、両方の反対の色から見えるマスに{digit}は入りません。',
  'multi-colors-2':
    '{digit}の場所が2つだけの領域が、色{third}とその反対の{fourth}を結ぶので、一方はすべて{digit}です。同じようにつくった色{first}は、すべて{digit}か、1つもそうでないかです。この色からは{third}も{fourth}も見えるので、どこかで{digit}が重なります。だからこの色は偽です。',
  'unique-rectangle-1': `${RECTANGLE}${ONE_ROOF}`,
  'unique-rectangle-2': `${RECTANGLE}${ONE_DIGIT}`,
  'unique-rectangle-3': `${RECTANGLE}${AS_ONE}`,
  'unique-rectangle-4': `${RECTANGLE}${LOCKED}`,
  'unique-rectangle-5': `${RECTANGLE}${ONE_DIGIT}`,
  'unique-rectangle-6': `${RECTANGLE}{houses}で{digit}の場所は長方形の中だけなので、向かい合う2つの角に入ります。それが{roof}だと、残りの2つには{other}しか残りません。`,
  'hidden-rectangle': `${RECTANGLE}{floor}にはほかの数字が入りません。{corner}が{digit}なら、{houses}にほかの場所がないので、隣の2つの角は{linked}です。すると{floor}も{digit}になってしまいます。`,
  'avoidable-rectangle-1': `${AVOIDABLE}まだ空いているのは{roof}だけで、{wanted}を入れるとその形が完成します。`,
  'avoidable-rectangle-2': `${AVOIDABLE}${ONE_DIGIT}`,
  'avoidable-rectangle-3': `${AVOIDABLE}${AS_ONE}`,
  'hidden-avoidable-rectangle':
    '長方形{cells}の角に初期数字はなく、{floor}は{digit}です。{corner}も{digit}なら、{houses}にほかの場所がないので、隣の2つの角は{linked}です。すると{pair}を入れ替えられるので、解が2つになります。',
  'unique-loop-1': `${LOOP}${ONE_ROOF}`,
  'unique-loop-2': `${LOOP}${ONE_DIGIT}`,
  'unique-loop-3': `${LOOP}${AS_ONE}`,
  'unique-loop-4': `${LOOP}${LOCKED}`,
  'bug-plus-1': `${GRAVE}だから{cells}には、余分な候補が入ります。`,
  'bug-2': `${GRAVE}だからそのどれかが真です。{digit}は{cells}のどれかに入り、そのすべてから見えるマスには入りません。`,
  'bug-3': `${GRAVE}だからそのどれかが真です。{cells}を、それらを候補とする1つのマスと考えます。{set}と合わせると、{house}でマスと数字の数が同じになります。{digits}はほかの場所に入りません。`,
  'bug-4': `${GRAVE}{house}で{locked}は{cells}のどれかに入ります。もう一方が{locked}でも余分な候補でもないと、余分な候補はどれも真になりません。`,
  'extended-rectangle-1': `${EXTENDED}${ONE_ROOF}`,
  'extended-rectangle-2': `${EXTENDED}${ONE_DIGIT}`,
  'extended-rectangle-3': `${EXTENDED}${AS_ONE}`,
  'extended-rectangle-4': `${EXTENDED}ほかの候補があるのは{roof}だけで、{house}で{locked}が入るのもこの2マスだけです。一方が{locked}なら、もう一方は{digit}のどれでもありません。`,
  'unique-polygon-1': `${POLYGON}${ONE_ROOF}`,
  'unique-polygon-2': `${POLYGON}${ONE_DIGIT}`,
  'unique-polygon-3': `${POLYGON}${AS_ONE}`,
  'unique-polygon-4': `${POLYGON}ほかの候補があるのは{roof}だけで、{house}で{locked}が入るのもこの2マスだけです。一方が{locked}なら、もう一方は{digit}のどれでもありません。`,
  'bug-lite':
    '{guardians}がなければ、{cells}の候補はどれも2つで、どの領域にも1つの数字についてこのマスが0個か2個です。すると各領域でこの数字がすべて入り、もう一方の候補を選んでもすべて入るので、解が2つになります。だから次の候補のどれかが真です：{guardians}。',
  'reverse-bug':
    'いま{pair}は{cells}に入っています。{target}にも{digit}が入ると、どの領域にも両方があるか、両方ないかです。ない領域のこのマスに初期数字はないので、そこで2つを入れ替えられ、解が2つになります。',
  'symmetrical-placement':
    '{start}が{end}に来るように盤を回すか裏返し、数字を置き換えます：{images}。すると初期数字は前と同じです。解は1つなので、解も同じです。だからマスの移った先には、その数字の置き換えが入ります。',
  'firework-triple':
    '{box}の外で、{digits}が入る場所は、{row}では{rowWing}だけ、{column}では{columnWing}だけです。どちらにも入らない数字は、{row}でも{column}でも{box}の中に入ります。つまり交わる{cell}です。だから3つの数字は{cells}に1つずつ入り、ほかの数字は入りません。',
  'firework-quad':
    '{box}の外で、{digits}が{cell}の行と列に入る場所は{wings}だけです。{otherBox}の外で、{otherDigits}が{otherCell}の行と列に入る場所も同じ2つだけです。どちらにも入らない数字は、行と列の交わりに入ります。だから4つの数字は{cells}に1つずつ入り、ほかの数字は入りません。',
  'medusa-trap': `${MEDUSA}どちらでも、真の候補と同じマスにある候補や、真の候補から見える同じ数字は偽です。`,
  'medusa-wrap': `${MEDUSA}しかし最初の色が真だと、{where}が消え、そこの候補も真になってしまいます。だからその色は偽です。`,
  'remote-pair':
    '{chain}のマスの候補は{digits}だけで、どれも次のマスが見えます。だから2つの数字はマスごとに交互になります。{start}と{end}には1つずつ入り、間の数が奇数の2マスも同じです。そのような2マスの両方から見えるマスに、この数字は入りません。',
  'bivalue-oddagon': ODDAGON,
  'x-chain':
    '{chain}を左から読みます。=で結ばれた2つの場所は少なくとも一方が真、-で結ばれた2つは多くても一方が真です。{start}が偽なら、その後は1つおきに真で、最後に{end}が真です。したがって両端の少なくとも一方が真なので、両方から見えるマスにこの数字は入りません。',
  'x-colors-trap':
    '{digit}の場所が2つだけの領域が{cells}を結びます。交互に色をつけると、片方の色はすべて{digit}で、もう片方は1つもそうではありません。最初の色なら、領域を順にたどって、{digit}は{first}に入ります。2番目の色なら{second}です。最初の1つと2番目の1つが見えるマスからは、どちらにしても{digit}が見えます。',
  'x-colors-wrap':
    '{digit}の場所が2つだけの領域が{first}と{second}を結びます。交互に色をつけると、片方の色はすべて{digit}で、もう片方は1つもそうではありません。最初の色なら、領域を順にたどって、{digit}は{cells}に入ります。すると{house}に{digit}の場所がなくなるので、その色は偽です。',
  'xy-chain':
    '{chain}のマスはどれも候補が2つで、次のマスが見えます。{start}が偽なら、そのマスはもう一方の候補になり、次のマスにも残りの一方しか残りません。これが続いて、{end}が真になります。したがって両端の少なくとも一方が真なので、両方から見えるマスにこの数字は入りません。',
  'm-wing': `候補が2つのマスと、その数字それぞれの場所が2つの領域を使います。${READ}${FOLLOWS}${ENDS}`,
  's-wing': `候補が2つのマスが、その数字それぞれの場所が2つの領域の間にあります。${READ}${FOLLOWS}${ENDS}`,
  'l-wing': `数字の場所が2つの領域が3つ続き、そのマスが数字から数字へつなぎます。${READ}${FOLLOWS}${ENDS}`,
  'h-wing': `3つのリンクが続きます。候補が2つのマスのものと、数字の場所が2つの領域のものです。${READ}${FOLLOWS}${ENDS}`,
  'continuous-nice-loop':
    '{chain}では、=で結ばれた2つの候補は少なくとも一方が真、-で結ばれた2つは多くても一方が真で、最後の-は最初に戻ります。だから一周を通して真と偽が交互になり、それは2通りです。どちらでも、-で結ばれた2つはちょうど一方が真なので、両方が否定する候補は消えます。',
  'discontinuous-nice-loop': `${READ}${LINK_BY_LINK}${SAME_END}`,
  aic: `${READ}${LINK_BY_LINK}${ENDS}`,
  'x-cycle':
    '{digit}の場所のループ{chain}では、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。両方の組が見える{digit}はありえません。',
  'y-cycle':
    'ループ{chain}は候補が2つのマスを通り、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。同じ数字の両方の組が見える候補はありえません。',
  'forcing-x-chain':
    '{candidate}から始めます。次が「-」なら真、「=」なら偽として、{digit}を領域から領域へたどります：{chain}。逆になって戻るので、最初の仮定が誤りです。',
  'bidirectional-cycle':
    'ループ{chain}はマスと領域を通り、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。同じ数字の両方の組が見える候補はありえません。',
  'forcing-chain':
    '{candidate}から始めます。次が「-」なら真、「=」なら偽として、マスと領域のリンクをたどります：{chain}。逆になって戻るので、最初の仮定が誤りです。',
  'grouped-turbot-fish':
    '{chain}では2つの領域がつながります。どちらも、その数字の場所は2つだけで、並んだマスは1つと数えます。=で結ばれた2つは一方に数字があり、-で結ばれた2つは多くても一方です。したがって両端{start}と{end}の少なくとも一方にあり、両端のすべてから見えるマスには入りません。',
  'aligned-pair-exclusion': SAYS_ALIGNED_PAIR_EXCLUSION,
  'aligned-triplet-exclusion': SAYS_ALIGNED_PAIR_EXCLUSION,
  'sue-de-coq':
    '{house}と{other}が交わる{crossing}の候補は{digits}です。その横に、{house}では{firstDigits}の{first}、{other}では{secondDigits}の{second}があります。この2つは交わりの数字を共有しないので、全体に2回入る数字はありません。両方にあって交わりにない数字だけが、それぞれに入ります。そう数えると、数字とマスの数が同じなので、どの数字も必ず入ります。',
  'vwxyz-wing': SAYS_VWXYZ_WING,
  'uvwxyz-wing': SAYS_VWXYZ_WING,
  'als-xz': `${OPEN_SETS}一方の{restricted}の場所は、もう一方のすべてから見えます。だから一方にはそれがなく、残りがすべて入ります。両方の残りにある数字は、どちらかに必ず入ります。（そのような数字が2つあれば、それぞれが1つずつ失い、残りは確実です。）`,
  'als-xy-wing':
    'マスより数字が1つ多い集合が3つあります。軸は{pivotDigits}の{pivot}、翼は{firstDigits}の{first}と{secondDigits}の{second}です。数字が1つ欠けた集合には、残りがすべて入ります。軸の{firstLink}の場所は最初の翼のすべてから見え、軸の{secondLink}の場所は2番目の翼のすべてから見えます。軸に欠けるのは多くても1つなので、最初の翼の{firstLink}か2番目の翼の{secondLink}を奪います。その翼には{digits}が入ります。',
  'als-w-wing': `${OPEN_SETS}{house}で{link}の場所は、どれも一方の集合の{link}すべてから見えます。両方に{link}が入ると、{house}に場所がなくなります。だから一方にはそれがなく、{digits}を含む残りがすべて入ります。`,
  'als-chain':
    'マスより数字が1つ多い集合がつながっています：{chain}。数字が1つ欠けた集合には残りがすべて入り（=）、隣り合う2つで同じ数字の場所がすべて互いに見えるときは、一方にしか入りません（-）。順にたどると、{first}に{digits}がなければ、{last}に必ずあります。',
  'ahs-xz':
    '{house}で{digits}が入る場所は{cells}だけで、マスが数字より1つ多いです。{other}の{otherDigits}も同じで、{otherCells}だけです。どちらの集合も1マスを除いて自分のマスを埋め、{shared}を共有します。両方の数字になるマスはないので、それぞれが2マスの一方を相手に譲ります。だからこのマスには、これらの集合の数字しか入りません。',
  'death-blossom':
    '茎{stem}は{stemDigits}のどれかです。それぞれの数字に、マスより数字が1つ多い集合の花びらがあり、その数字の場所はすべて茎から見えます：{links}、花びらは{petals}。茎がどの数字でも、その花びらはそれを失い、{digits}を含む残りがすべて入ります。',
  'franken-x-wing': SAYS_FRANKEN_X_WING,
  'franken-swordfish': SAYS_FRANKEN_X_WING,
  'franken-jellyfish': SAYS_FRANKEN_X_WING,
  'finned-franken-x-wing': SAYS_FINNED_FRANKEN_X_WING,
  'finned-franken-swordfish': SAYS_FINNED_FRANKEN_X_WING,
  'finned-franken-jellyfish': SAYS_FINNED_FRANKEN_X_WING,
  'grouped-continuous-nice-loop':
    '{chain}では、=の両端は少なくとも一方が真、-の両端は多くても一方が真です。数字1つに複数のマスは、そのどれかに入るという意味です。=の後の複数の数字は、前の数字がなければ全部入るという意味です。最後の-は最初に戻るので、一周を通して真と偽が交互になり、それは2通りです。どちらでも-の両端はちょうど一方が真なので、両端が否定する候補は消えます。2通りとも、そのマスに入る数字が否定する候補も消えます。',
  'grouped-discontinuous-nice-loop': `${READ_GROUPS}${LINK_BY_LINK}${SAME_END}`,
  'grouped-aic': `${READ_GROUPS}${LINK_BY_LINK}${ENDS}`,
  tridagon: TRIDAGON,
  'tridagon-forcing-chain': `${TRIDAGON}${SAME}`,
  'sk-loop':
    '{count}個のマス{cells}は、4つのブロックにある8つの組の輪です。どの組も、次の組と行・列・ブロックのどれかを共有します。候補はすべて次のように並びます：{house1}に{digits1}、{house2}に{digits2}、{house3}に{digits3}、{house4}に{digits4}、{house5}に{digits5}、{house6}に{digits6}、{house7}に{digits7}、{house8}に{digits8}。どの数字もその領域に1回入るので、全部で{count}回、マスの数と同じです。だからこの数字は、それぞれの領域で輪の中に入り、ほかには入りません。',
  'junior-exocet': SAYS_JUNIOR_EXOCET,
  'double-exocet':
    '2つのエグゾセが1つの帯にあり、どちらの数字も{digits}です。{targets}には{base}と同じ2つの数字が、{secondTargets}には{secondBase}と同じ2つの数字が入ります。ここでも同じ数字は互いに見えてはいけないので、埋め方はわずかしか残りません。',
  'senior-exocet': SAYS_JUNIOR_EXOCET,
  nishio:
    '{digit}を領域から領域へたどります。偽と分かった場所はもう数えません。{branches} 両方は成り立たないので、仮定が誤りです。',
  'cell-forcing-chain': '{cell}の候補のどれかが真です。{branches} どれも同じ結論なので、それが成り立ちます。',
  'region-forcing-chain':
    '{house}で{digit}の場所のどれかが正解です。{branches} どれも同じ結論なので、それが成り立ちます。',
  'uniqueness-forcing-chain': `{cells}に{digits}しか入らないと、ここで入れ替えられるので、解が2つになります。だからほかの候補のどれかが真です：{guardians}。${SAME}`,
  'bug-forcing-chain': `{guardians}がなければ、空きマスの候補はどれも2つ、足りない数字の場所はどの領域でも2つです。すると、すべてのマスでもう一方の候補を選べるので、1つの解が2つになります。だからこの候補のどれかが真です。${SAME}`,
  'oddagon-forcing-chain': `${ODDAGON}${SAME}`,
  'multi-sector-locked-sets':
    '{rows}と{columns}の交わりに、空きマスが{count}個あります。そこの数字のうち、{rowDigits}は各行に多くても1回、{columnDigits}は各列に多くても1回しか入りません。入れられるマスだけで数えると、全部で{count}個分の場所があり、ちょうど足ります。だからどのラインでも、この数字は交わりに入り、ほかには入りません。',
  'dynamic-forcing-chain': `仮定から決まることをたどります。偽と分かった候補はもう数えません。${RESULT}`,
  'dynamic-forcing-chain-plus': `仮定から決まることをたどります。偽と分かった候補はもう数えず、途中で現れるロックされた候補、ペア、X-Wingも使います。${RESULT}`,
  'broken-wing':
    '{cells}は{digit}の場所{count}個の輪で、どれも次と領域を共有します：{houses}。これらの領域にほかの場所がなければ、それぞれ2つの一方に{digit}が入るので、輪に沿って交互になるはずですが、奇数では無理です。だから、これらの領域のほかの場所であるガーディアンのどれかに{digit}が入ります：{guardians}。',
  'finned-squirmbag': SAYS_FINNED_X_WING,
  'finned-whale': SAYS_FINNED_X_WING,
  'finned-leviathan': SAYS_FINNED_X_WING,
  'siamese-fish':
    '{digit}のフィン付きフィッシュが2つ、つながっています。ベースはどちらも{bases}です。一方のカバーは{covers}でフィンは{fins}、もう一方のカバーは{otherCovers}でフィンは{otherFins}です。それぞれ単独で、フィンに{digit}がなければカバーの{digit}はベースで決まり、あればフィン全体が見えるマスには入りません。だからどちらも、自分のカバーにあってフィン全体が見えるマスの{digit}を消します。',
  'mutant-swordfish': SAYS_FRANKEN_X_WING,
  'mutant-jellyfish': SAYS_FRANKEN_X_WING,
  'finned-mutant-swordfish': SAYS_FINNED_FRANKEN_X_WING,
  'finned-mutant-jellyfish': SAYS_FINNED_FRANKEN_X_WING,
  'kraken-fish-1': `${FIN}フィンに{digit}がなければ、カバー側の{digit}はベース側で決まり、ほかのマスには入りません。フィンにあれば、チェーンが同じ結論に着きます。{branches}`,
  'kraken-fish-2': `${FIN}フィンに{digit}がなければ、カバー側の{digit}はベース側で決まり、{house}では{places}から来ます。そのそれぞれとフィンから、チェーンが同じ結論に着きます。{branches}`,
  'template-set': `${TEMPLATE}どのテンプレートも{cells}を通ります。`,
  'template-delete': `${TEMPLATE}{cells}を通るテンプレートはありません。`,
  'nested-forcing-chain': `仮定から決まることをたどります。偽と分かった候補はもう数えず、途中で現れるロックされた候補、ペア、X-Wing、チェーン、ネット全体も使います。${RESULT}`,
} as const satisfies Texts;
