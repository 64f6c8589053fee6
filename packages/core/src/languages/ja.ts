import type { Grammar } from './grammar.ts';
import type { Words } from './rule-words.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from './sentence.ts';
import type { Synonyms, TechniqueTexts } from './technique-text.ts';

// Japanese. No native speaker has read these texts yet.

const houses = {
  row: (number: number) => `${number}行目`,
  column: (number: number) => `${number}列目`,
  box: (number: number) => `ブロック${number}`,
  extra: (number: number) => `追加の領域${number}`,
} as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, '、', 'と');
const isTrue = (isOn: boolean): string => (isOn ? '真' : '偽');

/** How steps are told. */
export const grammar: Grammar = {
  house: (kind, number) => houses[kind](number),
  ownDemand: '盤のルール',
  list,
  choice: (items) => joined(items, '、', 'か'),
  others: (count) => `ほか${count}通り`,
  digits: (digits) => sentence`数字${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`${candidate}が${isTrue(isOn)}なら、`;
    const truth = sentence`${list(truths)}${isOn ? 'も' : 'が'}真`;
    if (falsehood === undefined)
      return sentence`${start}${truths.length > 0 ? sentence`${truth}です` : '何も決まりません'}。`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}で、` : ''}${falsehood}は偽です。`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`${candidate}が${isTrue(isOn)}なら、${`${links}`}個のリンクの後、${end.candidate}は${isTrue(end.isOn)}です。`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`${candidate}が${isTrue(isOn)}なら`;
    return end ? sentence`${start}：${end.candidate}は${isTrue(end.isOn)}` : start;
  },
  lemma: (technique, falsehoods) => sentence`${technique}：${list(falsehoods)}は偽`,
  onTheWay: (lemmas) => sentence`途中で分かること：${joined(lemmas, '；')}。`,
  manyOnTheWay: (lemmas) => sentence`途中でチェーンやネットが${`${lemmas}`}個現れます。`,
  byTies: (clues) => sentence`ここで結びつける条件：${clues}。`,
  places: (cell, digit) => sentence`だから${cell}は${digit}です。`,
  removes: (losses) => {
    const all = losses.map(({ digits, cells }) => sentence`${cells}の${list(digits)}`);
    return sentence`だから${joined(all, '、')}が消えます。`;
  },
  lookAt: (places) => sentence`${places}を見てください。`,
  lookFor: (technique, places) => sentence`${places}を見てください。「${technique}」が使えます。`,
};

// What several techniques say alike.
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

/** Names and sentences, by technique id. The holes are those of the English sentence. */
export const techniques = {
  'full-house': {
    name: 'フルハウス',
    says: '{house}の空きマスは{cell}だけです。足りない数字は{digit}です。',
  },
  'hidden-single': {
    name: '隠れシングル',
    says: '{house}で{digit}が入るのは{cell}だけです。ほかのマスは埋まっているか、{digit}が見えているか、{digit}が消えています。',
  },
  'naked-single': {
    name: 'ネイキッドシングル',
    says: '{cell}に残った候補は{digit}だけです。ほかの数字は、ここから見えるマスにあるか、消えています。',
  },
  'restricted-cell': {
    name: '制限されたマス',
    says: '{demands}により、{cells}には{digits}しか入りません。',
  },
  'tied-cell': {
    name: '結ばれたマス',
    says: '{cell}は{digit}です。{demands}により、{cells}には合わない数字があります。',
  },
  'line-range': {
    name: 'ラインの範囲',
    says: '{demands}のマスは、結ばれた相手に合う必要があり、相手もまた同じです。ほかがどうであっても、それぞれの場所には数字の一部しか残りません。',
  },
  'missing-partner': {
    name: '相手のいない候補',
    says: '{cell}には{digits}しか入りません。{demands}により、どれも{other}の{gone}とは合いません。',
  },
  'sum-last-cell': {
    name: '合計の最後のマス',
    says: '{clue}は、{cell}のほかはすべて埋まっています。{digit}を入れると合計が合います。',
  },
  'count-places': {
    name: '条件の最後の場所',
    says: '{clue}では、{count}個のマスに{digits}のどれかが必要です。入れられるのは{cells}だけなので、そのすべてに入ります。',
  },
  'innie-outie': {
    name: 'イニーまたはアウティー',
    says: '{houses}の数字の合計は{total}です。{clues}と比べると、違いは{cell}だけなので、ここは{digit}です。',
  },
  'cage-single': {
    name: 'ケージのシングル',
    says: '{clue}は{combinations}しかないので、{digit}が必要です。そこで{digit}が入るのは{cells}だけです。',
  },
  'cage-combinations': {
    name: 'ケージの組み合わせ',
    says: '{clue}のマスはすべて違う数字で、残った候補では{combinations}しかありません。ほかの候補では合計になりません。',
  },
  'set-combinations': {
    name: 'ラインの組み合わせ',
    says: '残った候補では、{clue}の数字は{combinations}しかありません。ほかの候補では、どの組もそろいません。',
  },
  'sum-bounds': {
    name: '残りの最小と最大',
    says: '{clue}のほかのマスを、できるだけ小さく、またできるだけ大きくしてみます。すると{cells}に入るのは{least}から{most}までです。',
  },
  'direct-pointing': {
    name: '直接ポインティング',
    says: '{from}で{digit}が入るのは{cells}だけで、すべて{to}にあります。{to}の{digit}はそこに入るので、{house}では{cell}だけが残ります。',
  },
  'direct-claiming': {
    name: '直接クレーミング',
    says: '{from}で{digit}が入る場所は{cells}だけで、すべて{to}にあります。{to}の{digit}はそこに入るので、{house}では{cell}だけが残ります。',
  },
  'direct-hidden-pair': {
    name: '直接隠れペア',
    says: SAYS_DIRECT_HIDDEN_PAIR,
  },
  'direct-hidden-triplet': {
    name: '直接隠れトリプル',
    says: SAYS_DIRECT_HIDDEN_PAIR,
  },
  'locked-pair': {
    name: 'ロックドペア',
    says: SAYS_LOCKED_PAIR,
  },
  'locked-triple': {
    name: 'ロックドトリプル',
    says: SAYS_LOCKED_PAIR,
  },
  pointing: {
    name: 'ポインティング',
    says: '{from}で{digit}が入るのは{cells}だけで、すべて{to}にあります。どこに入っても、{to}の{digit}はそこで決まるので、ほかには入りません。',
  },
  claiming: {
    name: 'クレーミング',
    says: '{from}で{digit}が入る場所は{cells}だけで、すべて{to}にあります。そのどれかが{digit}なので、{to}のほかのマスには入りません。',
  },
  'rule-pointing': {
    name: 'ルールによるポインティング',
    says: '{house}で{digit}が入るのは{cells}だけです。どの場所でも、{demands}により、同じ領域でなくても{gone}を消します。',
  },
  'law-of-leftovers': {
    name: '余りの法則',
    says: '{lines}と{boxes}は同じ本数なので、どの数字も同じ回数だけ入ります。共通のマスを除くと、一方に{inLines}、もう一方に{inBoxes}が残り、同じ数字が入ります。だから、一方に入らない数字はもう一方にも入りません。',
  },
  'count-must-digits': {
    name: '条件に必要な数字',
    says: '{clue}では、{cells}のどれかに{digits}が必要です。そのすべてから見えるマスに{digits}は入りません。',
  },
  'cage-must-digits': {
    name: 'ケージの必須数字',
    says: '{clue}は{combinations}しかないので、{cells}のどれかに{digit}が必要です。そのすべてから見えるマスに{digit}は入りません。',
  },
  'naked-pair': {
    name: 'ネイキッドペア',
    says: SAYS_NAKED_PAIR,
  },
  'naked-triple': {
    name: 'ネイキッドトリプル',
    says: SAYS_NAKED_PAIR,
  },
  'hidden-pair': {
    name: '隠れペア',
    says: SAYS_HIDDEN_PAIR,
  },
  'hidden-triple': {
    name: '隠れトリプル',
    says: SAYS_HIDDEN_PAIR,
  },
  'naked-quad': {
    name: 'ネイキッドクアッド',
    says: SAYS_NAKED_PAIR,
  },
  'hidden-quad': {
    name: '隠れクアッド',
    says: SAYS_HIDDEN_PAIR,
  },
  'linked-set': {
    name: '結ばれた集合',
    says: '{cells}はすべて違う数字で、候補は{digits}だけです。数字とマスの数が同じなので、この数字は必ずこのマスに入ります。どこに入っても、{demands}により、同じ領域でなくても{gone}を消します。',
  },
  'tied-pair': {
    name: '結ばれたペア',
    says: '{demands}により、{cells}の埋め方は{ways}通りだけです。どの埋め方でも、2つの数字の一方が{gone}を消します。',
  },
  'sum-parity': {
    name: '合計の偶奇',
    says: '{clue}では、{cell}のほかのマスがすべて、合計を偶数にするか奇数にするか分かっています。だから{cell}も分かります。',
  },
  'line-fillings': {
    name: 'ラインの全通り',
    says: '{clue}を1マスずつたどり、ルールを守る入れ方をすべて試します。一度も使われない候補があります。',
  },
  'cage-splitting': {
    name: 'ケージの分割',
    says: '{houses}の数字の合計は{total}です。{clues}と比べると、そのうち{cells}の部分は合計{sum}なので、{combinations}しかありません。',
  },
  'hidden-cage': {
    name: '隠れケージ',
    says: '{houses}の数字の合計は{total}です。{clues}と比べると、{cells}は合計{sum}のケージと同じなので、{combinations}しかありません。',
  },
  'sum-fillings': {
    name: '合計の全通り',
    says: '{clue}の合計が合い、見えるマスどうしが違うように、{cells}の埋め方をすべて試します。一度も使われない候補があります。',
  },
  'killer-pair': {
    name: 'キラーペア',
    says: SAYS_KILLER_PAIR,
  },
  'innie-outie-of-houses': {
    name: '複数の領域のイニーまたはアウティー',
    says: '{houses}の数字の合計は全部で{total}です。{clues}と比べると、違いは{cell}だけなので、ここは{digit}です。',
  },
  alternatives: {
    name: '場合分け',
    says: '{clue}を守る方法は、あるマスの数字ごとなど、いくつかあります。すべて試します。一度も使われない候補があります。',
  },
  'innies-outies': {
    name: 'イニーとアウティーの差',
    says: `{houses}の数字の合計は{total}です。{clues}と比べると、違いは{cells}です。${TRY_ALL}`,
  },
  'killer-triple': {
    name: 'キラートリプル',
    says: SAYS_KILLER_PAIR,
  },
  'cage-competition': {
    name: '競合するケージ',
    says: '{clue}と{other}は{house}にあるので、同じ数字を使えません。{other}に入るものを考えると、{clue}は{combinations}しかありません。',
  },
  'combination-check': {
    name: '領域で確かめる組み合わせ',
    says: '{clue}は{house}にあります。{house}のほかのマスにも数字の場所を残すのは、{combinations}だけです。',
  },
  'digit-check': {
    name: '余分な数字',
    says: '{cell}に{digit}を入れると、見えるマスと結ばれたマスの候補が減ります。すると{end}に何も残りません。',
  },
  'overlapping-sums': {
    name: '重なる合計',
    says: `{clues}に共通のマスは、両方の合計に入ります。だから残りの差が分かり、それは{cells}です。${TRY_ALL}`,
  },
  'innies-outies-of-houses': {
    name: '複数の領域のイニーとアウティーの差',
    says: `{houses}の数字の合計は全部で{total}です。{clues}と比べると、違いは{cells}です。${TRY_ALL}`,
  },
  'short-trial': {
    name: '短い試行',
    says: SAYS_SHORT_TRIAL,
  },
  'long-trial': {
    name: '長い試行',
    says: SAYS_SHORT_TRIAL,
  },
  'x-wing': {
    name: 'X-Wing',
    says: SAYS_X_WING,
  },
  swordfish: {
    name: 'ソードフィッシュ',
    says: SAYS_X_WING,
  },
  skyscraper: {
    name: 'スカイスクレイパー',
    says: '{first}でも{second}でも、{digit}の場所は2つだけです。そのうち{near}は同じラインにあるので、{digit}は多くても1つです。すると残りの{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  },
  'two-string-kite': {
    name: '2ストリングカイト',
    says: '{digit}の場所は、{first}に2つだけ、{second}にも2つだけです。そのうち{near}は同じブロックにあるので、{digit}は多くても1つです。すると反対の端{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  },
  'turbot-fish': {
    name: 'ターボットフィッシュ',
    says: '{digit}の場所は、{first}に2つだけ、{second}にも2つだけです。そのうち{near}は互いに見えるので、{digit}は多くても1つです。すると反対の端{far}の少なくとも一方が{digit}なので、両方から見えるマスには入りません。',
  },
  'empty-rectangle': {
    name: 'エンプティレクタングル',
    says: '{box}で{digit}が入る場所は、すべて{line}か{cross}にあります。{pair}で{digit}の場所は{near}と{far}だけです。{far}が{digit}か、{near}が{digit}です。{near}なら{line}の{digit}が決まり、{box}の{digit}は{cross}に入ります。どちらにしても、{cross}で{far}から見えるマスの{digit}は消えます。',
  },
  'dual-two-string-kite': {
    name: '二重2ストリングカイト',
    says: '{near}は同じブロックにあるので、{digit}は多くても1つです。それぞれの行と列で、{digit}の場所はあと1つだけです。だから{far}の一方が{digit}で、{others}の一方も{digit}です。このカイトの両端から見えるマスに{digit}は入りません。',
  },
  'dual-empty-rectangle': {
    name: '二重エンプティレクタングル',
    says: '{box}の{digit}の場所は、エンプティレクタングルを2回つくります。1回目は{pair}の2か所{first}と、2回目は{other}の2か所{second}とです。どちらでも、{digit}はペアの遠い端か、近い端が残す{box}の腕に入ります。',
  },
  'xy-wing': {
    name: 'XY-Wing',
    says: '{pivot}は{digits}のどちらかです。{pincers}はどちらもここが見えます。どちらの数字でも、{pincers}の一方がそれを失い、{digit}になります。だから{pincers}の両方から見えるマスに{digit}は入りません。',
  },
  'xyz-wing': {
    name: 'XYZ-Wing',
    says: '{pivot}は{digits}のどれかです。{digit}でなければ、{pincers}の一方がもう1つの数字を{pivot}に取られ、{digit}になります。この3マスのどれかが{digit}なので、すべてから見えるマスには入りません。',
  },
  'w-wing': {
    name: 'W-Wing',
    says: '{cells}の候補はどちらも{digits}だけです。{house}で{link}の場所は{ends}だけで、2マスはそれぞれその一方が見えます。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  },
  'chute-remote-pair': {
    name: 'シュートリモートペア',
    says: '{cells}の候補はどちらも{digits}だけで、{house}と同じ帯にあります。そこで{link}の場所は、どれも2マスの一方と同じラインにあります。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  },
  'empty-rectangle-pair': {
    name: 'エンプティレクタングルペア',
    says: '{cells}の候補はどちらも{digits}だけです。{house}で{link}の場所はエンプティレクタングルを残し、どれも2マスの一方から見えます。両方が{link}だと、{house}に{link}の場所がなくなります。だから少なくとも一方は{digit}です。',
  },
  'wxyz-wing': {
    name: 'WXYZ-Wing',
    says: '{cells}の候補は、全部で{digits}の4つだけです。{others}はそれぞれ、場所がすべて互いに見えるので、この4マスに1回しか入りません。埋まるのは多くても3マスなので、残りは{digit}です。',
  },
  'almost-locked-pair': {
    name: 'オールモストロックドペア',
    says: '{from}の{to}との交わりの外で、{cells}は{digits}のどちらかです。だから交わりに残るのは多くても1つです。{to}の残りで入る場所は{others}だけです。{others}がその一方、交わりがもう一方を取り、{from}の残りには入りません。',
  },
  'almost-locked-triple': {
    name: 'オールモストロックドトリプル',
    says: '{from}の{to}との交わりの外で、{cells}は{digits}のうち2つを取ります。だから交わりに残るのは多くても1つです。{to}の残りで入る場所は{others}だけで、2つ以上の数字に2マスです。だから{others}にほかの数字は入らず、交わりが最後の1つを取り、{from}の残りには入りません。',
  },
  'xyz-ring': {
    name: 'XYZリング',
    says: '{pivot}から{pincers}が見え、3マスの候補は全部で{digits}だけです。{house}で{digit}の場所は{ends}だけで、{pincers}からその一方ずつが見えます。だから{pincers}の両方が{digit}になることはなく、3つの数字は3マスに1回ずつ入ります。その場所のすべてから見えるものは消えます。どのマスに入っても消される{digit}も消えます。',
  },
  jellyfish: {
    name: 'ジェリーフィッシュ',
    says: SAYS_X_WING,
  },
  'finned-x-wing': {
    name: 'フィンX-Wing',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-x-wing': {
    name: '刺身X-Wing',
    says: SAYS_SASHIMI_X_WING,
  },
  'finned-swordfish': {
    name: 'フィンソードフィッシュ',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-swordfish': {
    name: '刺身ソードフィッシュ',
    says: SAYS_SASHIMI_X_WING,
  },
  'finned-jellyfish': {
    name: 'フィンジェリーフィッシュ',
    says: SAYS_FINNED_X_WING,
  },
  'sashimi-jellyfish': {
    name: '刺身ジェリーフィッシュ',
    says: SAYS_SASHIMI_X_WING,
  },
  squirmbag: {
    name: 'スクワームバッグ',
    says: SAYS_X_WING,
  },
  whale: {
    name: 'ホエール',
    says: SAYS_X_WING,
  },
  leviathan: {
    name: 'リヴァイアサン',
    says: SAYS_X_WING,
  },
  'simple-colors-trap': {
    name: 'シンプルカラー：トラップ',
    says: `${COLORS}両方の色が見えるマスからは、どちらにしても{digit}が見えます。`,
  },
  'simple-colors-wrap': {
    name: 'シンプルカラー：ラップ',
    says: `${COLORS}しかし最初の色の2マスが互いに見えるので、その色が偽です。`,
  },
  'multi-colors-1': {
    name: 'マルチカラー1',
    says: '{digit}の場所が2つだけの領域が、色{first}とその反対の{second}を結び、別の色{third}とその反対の{fourth}を結びます。反対どうしの一方は、すべて{digit}です。{meeting}のように、こちらの色からあちらの色が見えるので、両方が{digit}ではありません。だからその反対の色の少なくとも一方が{digit}で、両方の反対の色から見えるマスに{digit}は入りません。',
  },
  'multi-colors-2': {
    name: 'マルチカラー2',
    says: '{digit}の場所が2つだけの領域が、色{third}とその反対の{fourth}を結ぶので、一方はすべて{digit}です。同じようにつくった色{first}は、すべて{digit}か、1つもそうでないかです。この色からは{third}も{fourth}も見えるので、どこかで{digit}が重なります。だからこの色は偽です。',
  },
  'unique-rectangle-1': {
    name: 'ユニークレクタングル1型',
    says: `${RECTANGLE}${ONE_ROOF}`,
  },
  'unique-rectangle-2': {
    name: 'ユニークレクタングル2型',
    says: `${RECTANGLE}${ONE_DIGIT}`,
  },
  'unique-rectangle-3': {
    name: 'ユニークレクタングル3型',
    says: `${RECTANGLE}${AS_ONE}`,
  },
  'unique-rectangle-4': {
    name: 'ユニークレクタングル4型',
    says: `${RECTANGLE}${LOCKED}`,
  },
  'unique-rectangle-5': {
    name: 'ユニークレクタングル5型',
    says: `${RECTANGLE}${ONE_DIGIT}`,
  },
  'unique-rectangle-6': {
    name: 'ユニークレクタングル6型',
    says: `${RECTANGLE}{houses}で{digit}の場所は長方形の中だけなので、向かい合う2つの角に入ります。それが{roof}だと、残りの2つには{other}しか残りません。`,
  },
  'hidden-rectangle': {
    name: '隠れレクタングル',
    says: `${RECTANGLE}{floor}にはほかの数字が入りません。{corner}が{digit}なら、{houses}にほかの場所がないので、隣の2つの角は{linked}です。すると{floor}も{digit}になってしまいます。`,
  },
  'avoidable-rectangle-1': {
    name: 'アヴォイダブルレクタングル1型',
    says: `${AVOIDABLE}まだ空いているのは{roof}だけで、{wanted}を入れるとその形が完成します。`,
  },
  'avoidable-rectangle-2': {
    name: 'アヴォイダブルレクタングル2型',
    says: `${AVOIDABLE}${ONE_DIGIT}`,
  },
  'avoidable-rectangle-3': {
    name: 'アヴォイダブルレクタングル3型',
    says: `${AVOIDABLE}${AS_ONE}`,
  },
  'hidden-avoidable-rectangle': {
    name: '隠れアヴォイダブルレクタングル',
    says: '長方形{cells}の角に初期数字はなく、{floor}は{digit}です。{corner}も{digit}なら、{houses}にほかの場所がないので、隣の2つの角は{linked}です。すると{pair}を入れ替えられるので、解が2つになります。',
  },
  'unique-loop-1': {
    name: 'ユニークループ1型',
    says: `${LOOP}${ONE_ROOF}`,
  },
  'unique-loop-2': {
    name: 'ユニークループ2型',
    says: `${LOOP}${ONE_DIGIT}`,
  },
  'unique-loop-3': {
    name: 'ユニークループ3型',
    says: `${LOOP}${AS_ONE}`,
  },
  'unique-loop-4': {
    name: 'ユニークループ4型',
    says: `${LOOP}${LOCKED}`,
  },
  'bug-plus-1': {
    name: 'BUG+1',
    says: `${GRAVE}だから{cells}には、余分な候補が入ります。`,
  },
  'bug-2': {
    name: 'BUG2型',
    says: `${GRAVE}だからそのどれかが真です。{digit}は{cells}のどれかに入り、そのすべてから見えるマスには入りません。`,
  },
  'bug-3': {
    name: 'BUG3型',
    says: `${GRAVE}だからそのどれかが真です。{cells}を、それらを候補とする1つのマスと考えます。{set}と合わせると、{house}でマスと数字の数が同じになります。{digits}はほかの場所に入りません。`,
  },
  'bug-4': {
    name: 'BUG4型',
    says: `${GRAVE}{house}で{locked}は{cells}のどれかに入ります。もう一方が{locked}でも余分な候補でもないと、余分な候補はどれも真になりません。`,
  },
  'extended-rectangle-1': {
    name: '拡張レクタングル1型',
    says: `${EXTENDED}${ONE_ROOF}`,
  },
  'extended-rectangle-2': {
    name: '拡張レクタングル2型',
    says: `${EXTENDED}${ONE_DIGIT}`,
  },
  'extended-rectangle-3': {
    name: '拡張レクタングル3型',
    says: `${EXTENDED}${AS_ONE}`,
  },
  'extended-rectangle-4': {
    name: '拡張レクタングル4型',
    says: `${EXTENDED}ほかの候補があるのは{roof}だけで、{house}で{locked}が入るのもこの2マスだけです。一方が{locked}なら、もう一方は{digit}のどれでもありません。`,
  },
  'unique-polygon-1': {
    name: 'ユニークポリゴン1型',
    says: `${POLYGON}${ONE_ROOF}`,
  },
  'unique-polygon-2': {
    name: 'ユニークポリゴン2型',
    says: `${POLYGON}${ONE_DIGIT}`,
  },
  'unique-polygon-3': {
    name: 'ユニークポリゴン3型',
    says: `${POLYGON}${AS_ONE}`,
  },
  'unique-polygon-4': {
    name: 'ユニークポリゴン4型',
    says: `${POLYGON}ほかの候補があるのは{roof}だけで、{house}で{locked}が入るのもこの2マスだけです。一方が{locked}なら、もう一方は{digit}のどれでもありません。`,
  },
  'bug-lite': {
    name: 'BUGライト',
    says: '{guardians}がなければ、{cells}の候補はどれも2つで、どの領域にも1つの数字についてこのマスが0個か2個です。すると各領域でこの数字がすべて入り、もう一方の候補を選んでもすべて入るので、解が2つになります。だから次の候補のどれかが真です：{guardians}。',
  },
  'reverse-bug': {
    name: 'リバースBUG',
    says: 'いま{pair}は{cells}に入っています。{target}にも{digit}が入ると、どの領域にも両方があるか、両方ないかです。ない領域のこのマスに初期数字はないので、そこで2つを入れ替えられ、解が2つになります。',
  },
  'symmetrical-placement': {
    name: 'ガース対称配置',
    says: '{start}が{end}に来るように盤を回すか裏返し、数字を置き換えます：{images}。すると初期数字は前と同じです。解は1つなので、解も同じです。だからマスの移った先には、その数字の置き換えが入ります。',
  },
  'firework-triple': {
    name: 'ファイアワークトリプル',
    says: '{box}の外で、{digits}が入る場所は、{row}では{rowWing}だけ、{column}では{columnWing}だけです。どちらにも入らない数字は、{row}でも{column}でも{box}の中に入ります。つまり交わる{cell}です。だから3つの数字は{cells}に1つずつ入り、ほかの数字は入りません。',
  },
  'firework-quad': {
    name: 'ファイアワーククアッド',
    says: '{box}の外で、{digits}が{cell}の行と列に入る場所は{wings}だけです。{otherBox}の外で、{otherDigits}が{otherCell}の行と列に入る場所も同じ2つだけです。どちらにも入らない数字は、行と列の交わりに入ります。だから4つの数字は{cells}に1つずつ入り、ほかの数字は入りません。',
  },
  'medusa-trap': {
    name: '3Dメデューサ：トラップ',
    says: `${MEDUSA}どちらでも、真の候補と同じマスにある候補や、真の候補から見える同じ数字は偽です。`,
  },
  'medusa-wrap': {
    name: '3Dメデューサ：ラップ',
    says: `${MEDUSA}しかし最初の色が真だと、{where}が消え、そこの候補も真になってしまいます。だからその色は偽です。`,
  },
  'remote-pair': {
    name: 'リモートペア',
    says: '{chain}のマスの候補は{digits}だけで、どれも次のマスが見えます。だから2つの数字はマスごとに交互になります。{start}と{end}には1つずつ入り、間の数が奇数の2マスも同じです。そのような2マスの両方から見えるマスに、この数字は入りません。',
  },
  'bivalue-oddagon': {
    name: '二値オッダゴン',
    says: ODDAGON,
  },
  'x-chain': {
    name: 'Xチェーン',
    says: '{chain}を左から読みます。=で結ばれた2つの場所は少なくとも一方が真、-で結ばれた2つは多くても一方が真です。{start}が偽なら、その後は1つおきに真で、最後に{end}が真です。したがって両端の少なくとも一方が真なので、両方から見えるマスにこの数字は入りません。',
  },
  'x-colors-trap': {
    name: 'Xカラー：トラップ',
    says: '{digit}の場所が2つだけの領域が{cells}を結びます。交互に色をつけると、片方の色はすべて{digit}で、もう片方は1つもそうではありません。最初の色なら、領域を順にたどって、{digit}は{first}に入ります。2番目の色なら{second}です。最初の1つと2番目の1つが見えるマスからは、どちらにしても{digit}が見えます。',
  },
  'x-colors-wrap': {
    name: 'Xカラー：ラップ',
    says: '{digit}の場所が2つだけの領域が{first}と{second}を結びます。交互に色をつけると、片方の色はすべて{digit}で、もう片方は1つもそうではありません。最初の色なら、領域を順にたどって、{digit}は{cells}に入ります。すると{house}に{digit}の場所がなくなるので、その色は偽です。',
  },
  'xy-chain': {
    name: 'XYチェーン',
    says: '{chain}のマスはどれも候補が2つで、次のマスが見えます。{start}が偽なら、そのマスはもう一方の候補になり、次のマスにも残りの一方しか残りません。これが続いて、{end}が真になります。したがって両端の少なくとも一方が真なので、両方から見えるマスにこの数字は入りません。',
  },
  'm-wing': {
    name: 'M-Wing',
    says: `候補が2つのマスと、その数字それぞれの場所が2つの領域を使います。${READ}${FOLLOWS}${ENDS}`,
  },
  's-wing': {
    name: 'S-Wing',
    says: `候補が2つのマスが、その数字それぞれの場所が2つの領域の間にあります。${READ}${FOLLOWS}${ENDS}`,
  },
  'l-wing': {
    name: 'L-Wing',
    says: `数字の場所が2つの領域が3つ続き、そのマスが数字から数字へつなぎます。${READ}${FOLLOWS}${ENDS}`,
  },
  'h-wing': {
    name: 'H-Wing',
    says: `3つのリンクが続きます。候補が2つのマスのものと、数字の場所が2つの領域のものです。${READ}${FOLLOWS}${ENDS}`,
  },
  'continuous-nice-loop': {
    name: '連続ナイスループ',
    says: '{chain}では、=で結ばれた2つの候補は少なくとも一方が真、-で結ばれた2つは多くても一方が真で、最後の-は最初に戻ります。だから一周を通して真と偽が交互になり、それは2通りです。どちらでも、-で結ばれた2つはちょうど一方が真なので、両方が否定する候補は消えます。',
  },
  'discontinuous-nice-loop': {
    name: '不連続ナイスループ',
    says: `${READ}${LINK_BY_LINK}${SAME_END}`,
  },
  aic: {
    name: '交互推論チェーン（AIC）',
    says: `${READ}${LINK_BY_LINK}${ENDS}`,
  },
  'x-cycle': {
    name: 'Xサイクル',
    says: '{digit}の場所のループ{chain}では、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。両方の組が見える{digit}はありえません。',
  },
  'y-cycle': {
    name: 'Yサイクル',
    says: 'ループ{chain}は候補が2つのマスを通り、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。同じ数字の両方の組が見える候補はありえません。',
  },
  'forcing-x-chain': {
    name: '強制Xチェーン',
    says: '{candidate}から始めます。次が「-」なら真、「=」なら偽として、{digit}を領域から領域へたどります：{chain}。逆になって戻るので、最初の仮定が誤りです。',
  },
  'bidirectional-cycle': {
    name: '双方向サイクル',
    says: 'ループ{chain}はマスと領域を通り、候補は1つおきに真です。{candidate}が真なら同じ組がすべて真、偽ならほかがすべて真です。同じ数字の両方の組が見える候補はありえません。',
  },
  'forcing-chain': {
    name: '強制チェーン',
    says: '{candidate}から始めます。次が「-」なら真、「=」なら偽として、マスと領域のリンクをたどります：{chain}。逆になって戻るので、最初の仮定が誤りです。',
  },
  'grouped-turbot-fish': {
    name: 'グループターボットフィッシュ',
    says: '{chain}では2つの領域がつながります。どちらも、その数字の場所は2つだけで、並んだマスは1つと数えます。=で結ばれた2つは一方に数字があり、-で結ばれた2つは多くても一方です。したがって両端{start}と{end}の少なくとも一方にあり、両端のすべてから見えるマスには入りません。',
  },
  'aligned-pair-exclusion': {
    name: '整列ペア排除',
    says: SAYS_ALIGNED_PAIR_EXCLUSION,
  },
  'aligned-triplet-exclusion': {
    name: '整列トリプル排除',
    says: SAYS_ALIGNED_PAIR_EXCLUSION,
  },
  'sue-de-coq': {
    name: 'スー・ド・コック',
    says: '{house}と{other}が交わる{crossing}の候補は{digits}です。その横に、{house}では{firstDigits}の{first}、{other}では{secondDigits}の{second}があります。この2つは交わりの数字を共有しないので、全体に2回入る数字はありません。両方にあって交わりにない数字だけが、それぞれに入ります。そう数えると、数字とマスの数が同じなので、どの数字も必ず入ります。',
  },
  'vwxyz-wing': {
    name: 'VWXYZ-Wing',
    says: SAYS_VWXYZ_WING,
  },
  'uvwxyz-wing': {
    name: 'UVWXYZ-Wing',
    says: SAYS_VWXYZ_WING,
  },
  'als-xz': {
    name: 'ALS-XZ',
    says: `${OPEN_SETS}一方の{restricted}の場所は、もう一方のすべてから見えます。だから一方にはそれがなく、残りがすべて入ります。両方の残りにある数字は、どちらかに必ず入ります。（そのような数字が2つあれば、それぞれが1つずつ失い、残りは確実です。）`,
  },
  'als-xy-wing': {
    name: 'ALS-XY-Wing',
    says: 'マスより数字が1つ多い集合が3つあります。軸は{pivotDigits}の{pivot}、翼は{firstDigits}の{first}と{secondDigits}の{second}です。数字が1つ欠けた集合には、残りがすべて入ります。軸の{firstLink}の場所は最初の翼のすべてから見え、軸の{secondLink}の場所は2番目の翼のすべてから見えます。軸に欠けるのは多くても1つなので、最初の翼の{firstLink}か2番目の翼の{secondLink}を奪います。その翼には{digits}が入ります。',
  },
  'als-w-wing': {
    name: 'ALS-W-Wing',
    says: `${OPEN_SETS}{house}で{link}の場所は、どれも一方の集合の{link}すべてから見えます。両方に{link}が入ると、{house}に場所がなくなります。だから一方にはそれがなく、{digits}を含む残りがすべて入ります。`,
  },
  'als-chain': {
    name: 'ALSチェーン',
    says: 'マスより数字が1つ多い集合がつながっています：{chain}。数字が1つ欠けた集合には残りがすべて入り（=）、隣り合う2つで同じ数字の場所がすべて互いに見えるときは、一方にしか入りません（-）。順にたどると、{first}に{digits}がなければ、{last}に必ずあります。',
  },
  'ahs-xz': {
    name: 'AHS-XZ',
    says: '{house}で{digits}が入る場所は{cells}だけで、マスが数字より1つ多いです。{other}の{otherDigits}も同じで、{otherCells}だけです。どちらの集合も1マスを除いて自分のマスを埋め、{shared}を共有します。両方の数字になるマスはないので、それぞれが2マスの一方を相手に譲ります。だからこのマスには、これらの集合の数字しか入りません。',
  },
  'death-blossom': {
    name: 'デスブロッサム',
    says: '茎{stem}は{stemDigits}のどれかです。それぞれの数字に、マスより数字が1つ多い集合の花びらがあり、その数字の場所はすべて茎から見えます：{links}、花びらは{petals}。茎がどの数字でも、その花びらはそれを失い、{digits}を含む残りがすべて入ります。',
  },
  'franken-x-wing': {
    name: 'フランケンX-Wing',
    says: SAYS_FRANKEN_X_WING,
  },
  'franken-swordfish': {
    name: 'フランケンソードフィッシュ',
    says: SAYS_FRANKEN_X_WING,
  },
  'franken-jellyfish': {
    name: 'フランケンジェリーフィッシュ',
    says: SAYS_FRANKEN_X_WING,
  },
  'finned-franken-x-wing': {
    name: 'フィンフランケンX-Wing',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-franken-swordfish': {
    name: 'フィンフランケンソードフィッシュ',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-franken-jellyfish': {
    name: 'フィンフランケンジェリーフィッシュ',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'grouped-continuous-nice-loop': {
    name: 'グループ連続ナイスループ',
    says: '{chain}では、=の両端は少なくとも一方が真、-の両端は多くても一方が真です。数字1つに複数のマスは、そのどれかに入るという意味です。=の後の複数の数字は、前の数字がなければ全部入るという意味です。最後の-は最初に戻るので、一周を通して真と偽が交互になり、それは2通りです。どちらでも-の両端はちょうど一方が真なので、両端が否定する候補は消えます。2通りとも、そのマスに入る数字が否定する候補も消えます。',
  },
  'grouped-discontinuous-nice-loop': {
    name: 'グループ不連続ナイスループ',
    says: `${READ_GROUPS}${LINK_BY_LINK}${SAME_END}`,
  },
  'grouped-aic': {
    name: 'グループ交互推論チェーン',
    says: `${READ_GROUPS}${LINK_BY_LINK}${ENDS}`,
  },
  tridagon: {
    name: 'トライダゴン',
    says: TRIDAGON,
  },
  'tridagon-forcing-chain': {
    name: 'トライダゴン強制チェーン',
    says: `${TRIDAGON}${SAME}`,
  },
  'sk-loop': {
    name: 'SKループ',
    says: '{count}個のマス{cells}は、4つのブロックにある8つの組の輪です。どの組も、次の組と行・列・ブロックのどれかを共有します。候補はすべて次のように並びます：{house1}に{digits1}、{house2}に{digits2}、{house3}に{digits3}、{house4}に{digits4}、{house5}に{digits5}、{house6}に{digits6}、{house7}に{digits7}、{house8}に{digits8}。どの数字もその領域に1回入るので、全部で{count}回、マスの数と同じです。だからこの数字は、それぞれの領域で輪の中に入り、ほかには入りません。',
  },
  'junior-exocet': {
    name: 'ジュニアエグゾセ',
    says: SAYS_JUNIOR_EXOCET,
  },
  'double-exocet': {
    name: 'ダブルエグゾセ',
    says: '2つのエグゾセが1つの帯にあり、どちらの数字も{digits}です。{targets}には{base}と同じ2つの数字が、{secondTargets}には{secondBase}と同じ2つの数字が入ります。ここでも同じ数字は互いに見えてはいけないので、埋め方はわずかしか残りません。',
  },
  'senior-exocet': {
    name: 'シニアエグゾセ',
    says: SAYS_JUNIOR_EXOCET,
  },
  nishio: {
    name: 'ニシオ',
    says: '{digit}を領域から領域へたどります。偽と分かった場所はもう数えません。{branches} 両方は成り立たないので、仮定が誤りです。',
  },
  'cell-forcing-chain': {
    name: 'マスの強制チェーン',
    says: '{cell}の候補のどれかが真です。{branches} どれも同じ結論なので、それが成り立ちます。',
  },
  'region-forcing-chain': {
    name: '領域の強制チェーン',
    says: '{house}で{digit}の場所のどれかが正解です。{branches} どれも同じ結論なので、それが成り立ちます。',
  },
  'uniqueness-forcing-chain': {
    name: '一意性の強制チェーン',
    says: `{cells}に{digits}しか入らないと、ここで入れ替えられるので、解が2つになります。だからほかの候補のどれかが真です：{guardians}。${SAME}`,
  },
  'bug-forcing-chain': {
    name: 'BUGの強制チェーン',
    says: `{guardians}がなければ、空きマスの候補はどれも2つ、足りない数字の場所はどの領域でも2つです。すると、すべてのマスでもう一方の候補を選べるので、1つの解が2つになります。だからこの候補のどれかが真です。${SAME}`,
  },
  'oddagon-forcing-chain': {
    name: 'オッダゴンの強制チェーン',
    says: `${ODDAGON}${SAME}`,
  },
  'multi-sector-locked-sets': {
    name: 'マルチセクターロックドセット',
    says: '{rows}と{columns}の交わりに、空きマスが{count}個あります。そこの数字のうち、{rowDigits}は各行に多くても1回、{columnDigits}は各列に多くても1回しか入りません。入れられるマスだけで数えると、全部で{count}個分の場所があり、ちょうど足ります。だからどのラインでも、この数字は交わりに入り、ほかには入りません。',
  },
  'dynamic-forcing-chain': {
    name: '動的強制チェーン',
    says: `仮定から決まることをたどります。偽と分かった候補はもう数えません。${RESULT}`,
  },
  'dynamic-forcing-chain-plus': {
    name: '動的強制チェーン（＋）',
    says: `仮定から決まることをたどります。偽と分かった候補はもう数えず、途中で現れるロックされた候補、ペア、X-Wingも使います。${RESULT}`,
  },
  'broken-wing': {
    name: 'ブロークンウィング',
    says: '{cells}は{digit}の場所{count}個の輪で、どれも次と領域を共有します：{houses}。これらの領域にほかの場所がなければ、それぞれ2つの一方に{digit}が入るので、輪に沿って交互になるはずですが、奇数では無理です。だから、これらの領域のほかの場所であるガーディアンのどれかに{digit}が入ります：{guardians}。',
  },
  'finned-squirmbag': {
    name: 'フィンスクワームバッグ',
    says: SAYS_FINNED_X_WING,
  },
  'finned-whale': {
    name: 'フィンホエール',
    says: SAYS_FINNED_X_WING,
  },
  'finned-leviathan': {
    name: 'フィンリヴァイアサン',
    says: SAYS_FINNED_X_WING,
  },
  'siamese-fish': {
    name: 'シャムフィッシュ',
    says: '{digit}のフィン付きフィッシュが2つ、つながっています。ベースはどちらも{bases}です。一方のカバーは{covers}でフィンは{fins}、もう一方のカバーは{otherCovers}でフィンは{otherFins}です。それぞれ単独で、フィンに{digit}がなければカバーの{digit}はベースで決まり、あればフィン全体が見えるマスには入りません。だからどちらも、自分のカバーにあってフィン全体が見えるマスの{digit}を消します。',
  },
  'mutant-swordfish': {
    name: 'ミュータントソードフィッシュ',
    says: SAYS_FRANKEN_X_WING,
  },
  'mutant-jellyfish': {
    name: 'ミュータントジェリーフィッシュ',
    says: SAYS_FRANKEN_X_WING,
  },
  'finned-mutant-swordfish': {
    name: 'フィンミュータントソードフィッシュ',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'finned-mutant-jellyfish': {
    name: 'フィンミュータントジェリーフィッシュ',
    says: SAYS_FINNED_FRANKEN_X_WING,
  },
  'kraken-fish-1': {
    name: 'クラーケンフィッシュ1型',
    says: `${FIN}フィンに{digit}がなければ、カバー側の{digit}はベース側で決まり、ほかのマスには入りません。フィンにあれば、チェーンが同じ結論に着きます。{branches}`,
  },
  'kraken-fish-2': {
    name: 'クラーケンフィッシュ2型',
    says: `${FIN}フィンに{digit}がなければ、カバー側の{digit}はベース側で決まり、{house}では{places}から来ます。そのそれぞれとフィンから、チェーンが同じ結論に着きます。{branches}`,
  },
  'template-set': {
    name: 'テンプレート：配置',
    says: `${TEMPLATE}どのテンプレートも{cells}を通ります。`,
  },
  'template-delete': {
    name: 'テンプレート：除去',
    says: `${TEMPLATE}{cells}を通るテンプレートはありません。`,
  },
  'nested-forcing-chain': {
    name: '入れ子強制チェーン',
    says: `仮定から決まることをたどります。偽と分かった候補はもう数えず、途中で現れるロックされた候補、ペア、X-Wing、チェーン、ネット全体も使います。${RESULT}`,
  },
} as const satisfies TechniqueTexts;

// What several ideas say alike. A bundler may leave out calls that nobody reads.
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

/** What to look for, without places: how somebody begins to see a technique. */
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
} as const satisfies Readonly<Record<string, string>>;

/** Rules and clues. */
export const words: Words = {
  theNumber: 'その数',
  every: { row: '行', column: '列', box: 'ブロック', region: '領域' },
  list: (items) => items.join('、'),
  range: (first, last) => `${first}から${last}`,
  place: (number, all) => `${all}マス中の${number}番目`,
  normal: '通常のナンプレのルールに従います。',
  full: 'どの{houses}にも、{digits}の数字が1つずつ入ります。',
  differ: 'どの{houses}にも{digits}の数字が入り、同じ数字は重なりません。',
  free: 'どのマスにも、{digits}の数字のどれかが入ります。',
  colors: { whisper: '緑', dutch: 'オレンジ' },
  rules: {
    x: { name: '対角線', says: '2本の対角線に、すべての数字が1つずつ入ります。' },
    windows: { name: '窓', says: '色のついた窓に、すべての数字が1つずつ入ります。' },
    disjoint: { name: '分離グループ', says: '各ブロックの同じ位置にあるマスに、すべての数字が1つずつ入ります。' },
    antiknight: { name: 'アンチナイト', says: 'ナイトの動きで届くマスに、同じ数字は入りません。' },
    antiking: { name: 'アンチキング', says: '角で接するマスに、同じ数字は入りません。' },
    nonconsecutive: { name: '非連続', says: '辺で接するマスに、連続する数字は入りません。' },
    'neg-ratio': {
      name: '黒丸はすべて表示',
      says: '黒丸はすべて示されています。黒丸のない隣どうしは、その比になりません。',
    },
    'neg-diff': {
      name: '白丸はすべて表示',
      says: '白丸はすべて示されています。白丸のない隣どうしは、その差になりません。',
    },
    'neg-xv': {
      name: 'XとVはすべて表示',
      says: 'XとVはすべて示されています。ほかの隣どうしの合計は10や5になりません。',
    },
    globalentropy: { name: '全体エントロピー', says: 'どの4マスの正方形にも、小・中・大の数字が入ります。' },
    globalmod: { name: '全体モジュロ', says: 'どの4マスの正方形にも、3で割った余りが3種類とも入ります。' },
    diagonal: { name: '対角線1本', says: '印のついた対角線に、すべての数字が1つずつ入ります。' },
    killer: {
      name: 'キラーケージ',
      number: '合計{n}',
      says: 'ケージの数字はすべて違い、合計は{n}です。',
      special: { '': '数のないケージの数字は、すべて違います。' },
    },
    sum: {
      name: '合計ケージ',
      number: '合計{n}',
      says: '灰色のケージの数字の合計は{n}です。同じ数字が重なってもかまいません。',
    },
    extraregion: { name: '追加の領域', says: '色のついた領域の数字は、すべて違います。' },
    arrow: {
      name: '矢印',
      parts: ['丸', '軸'],
      says: '矢印に沿った数字の合計は、丸の中の数です。同じ数字が重なってもかまいません。',
    },
    doublearrow: { name: '両矢印', says: 'ピンクの線の2つの丸の間にある数字の合計は、丸の数字の合計と同じです。' },
    thermo: { name: '温度計', says: '温度計の数字は、球から先へ大きくなります。' },
    slowthermo: { name: 'ゆるい温度計', says: '中空の温度計の数字は、球から先へ大きくなるか、同じままです。' },
    whisper: { name: 'ウィスパーライン', number: '差{n}', says: '{color}の線で隣り合う数字の差は、{n}以上です。' },
    renban: { name: '連番ライン', says: '赤紫の線の数字は、順不同で連続し、重なりません。' },
    nabner: { name: 'ナブナーライン', says: 'オリーブ色の線では、どの2つの数字も差が2以上です。' },
    palindrome: { name: '回文ライン', says: '太い灰色の線の数字は、どちらの端から読んでも同じです。' },
    between: { name: 'ビトウィーンライン', says: '灰色の線の2つの丸の間にある数字は、丸の数字の間の大きさです。' },
    lockout: {
      name: 'ロックアウトライン',
      number: '差{n}',
      says: '線の2つのひし形の数字の差は{n}以上です。その間の数字は、ひし形の数字の範囲の外です。',
    },
    regionsum: { name: '領域合計ライン', says: '水色の線では、ブロックごとの部分の合計がすべて同じです。' },
    zipper: {
      name: 'ジッパーライン',
      says: '薄紫の線では、中央から同じ距離の数字の合計がすべて同じで、中央にマスがあればその数字も同じです。',
    },
    entropic: { name: 'エントロピーライン', says: '桃色の線では、続く3マスに小・中・大の数字が入ります。' },
    modular: {
      name: 'モジュラーライン',
      number: '法{n}',
      says: '青緑の線では、続く{n}マスに、{n}で割った余りがすべて入ります。',
      rule: '青緑の線では、その数だけ続くマスに、その数で割った余りがすべて入ります。',
    },
    parityline: { name: '偶奇ライン', says: '赤い線では、奇数と偶数が交互に並びます。' },
    difference: {
      name: '白丸',
      number: '差{n}',
      says: '数のついた白丸の両側の数字の差は{n}です。',
      special: { '1': '白丸の両側の数字は連続します。' },
    },
    ratio: {
      name: '黒丸',
      number: '比{n}',
      says: '数のついた黒丸の両側の数字は、一方が他方の{n}倍です。',
      special: { '2': '黒丸の両側の数字は、一方が他方の2倍です。' },
    },
    xv: {
      name: 'XV',
      number: '合計{n}',
      says: '辺の上の数の両側の数字の合計は{n}です。',
      special: {
        '5': 'Vの両側の数字の合計は5です。',
        '10': 'Xの両側の数字の合計は10です。',
        '15': 'XVの両側の数字の合計は15です。',
      },
    },
    inequality: { name: '不等号', says: '不等号は小さいほうの数字を指します。' },
    quadruple: {
      name: 'クアドルプル',
      number: '数字{n}',
      says: '輪のまわりの4マスに、{n}の数字が入ります。',
      rule: '輪のまわりの4マスに、輪の中の数字が、書かれた回数以上入ります。',
    },
    odd: { name: '奇数マス', says: '灰色の丸のあるマスには奇数が入ります。' },
    even: { name: '偶数マス', says: '灰色の四角のあるマスには偶数が入ります。' },
    minimum: {
      name: '最小マス',
      says: '内向きの矢じりがある色つきのマスは、同じ印のないどの隣のマスよりも小さい数字です。',
    },
    maximum: {
      name: '最大マス',
      says: '外向きの矢じりがある色つきのマスは、同じ印のないどの隣のマスよりも大きい数字です。',
    },
    clone: { name: 'クローン', says: '同じ形の色つきのグループには、同じ位置に同じ数字が入ります。' },
    colindex: { name: '列インデックス', says: 'c列目の印つきマスの数字は、その行でcが何列目にあるかを示します。' },
    rowindex: { name: '行インデックス', says: 'r行目の印つきマスの数字は、その列でrが何行目にあるかを示します。' },
    boxindex: {
      name: 'ブロックインデックス',
      says: 'ブロックのp番目の印つきマスの数字は、そのブロックでpが何番目にあるかを示します。',
    },
    littlekiller: {
      name: 'リトルキラー',
      number: '合計{n}',
      says: '小さな矢印が指す対角線の数字の合計は{n}です。同じ数字が重なってもかまいません。',
    },
    sandwich: {
      name: 'サンドイッチ',
      number: '合計{n}',
      says: '行や列の外の{n}は、最小と最大の数字にはさまれた数字の合計です。',
    },
    xsum: { name: 'Xサム', number: '合計{n}', says: '外の{n}は、端からX個の数字の合計です。Xは最初の数字です。' },
    skyscraper: {
      name: 'ビル',
      number: '{n}個見える',
      says: '外の{n}から見ると、手前のどれよりも大きい数字が、ちょうどその数だけあります。',
    },
    numberedroom: {
      name: 'ナンバードルーム',
      number: '数字{n}',
      says: '端の最初の数字は、外の{n}が何番目のマスにあるかを示します。',
    },
    pair: { name: '表のライン', says: '細い線で隣り合う2つの数字は、線の表が許す組です。' },
    pairx: { name: '表のグループ', says: '細い線のどの2マスの数字も、グループの表が許す組です。' },
    automaton: {
      name: 'オートマトンライン',
      says: '細い線の数字は、1マスずつ読むとオートマトンが許す動きだけをし、終わりで止まることができます。',
    },
    anyof: { name: '選択肢', says: '選択肢として示されたいくつかの条件のうち、少なくとも1つが成り立ちます。' },
    rellik: {
      name: 'レリックケージ',
      number: '{n}以外',
      says: 'レリックケージの数字はすべて違い、そのうちのどの数字の合計も{n}になりません。',
    },
    equality: {
      name: '等数ケージ',
      says: '等数ケージの数字はすべて違います。偶数と奇数、小さい数字と大きい数字が同数で、中央の数字はありません。',
    },
    lookandsay: {
      name: '読み上げケージ',
      number: '{n}',
      says: 'ケージの数は2つずつ、ある数字が何回あるかを示します。2 3は、3が2つという意味です。',
    },
    containatleast: { name: '中身', number: '{n}', says: 'このマスに{n}の数字が、書かれた回数以上入ります。' },
    containexact: {
      name: '正確な中身',
      number: '{n}',
      says: 'このマスに{n}の数字が、ちょうど書かれた回数だけ入ります。',
    },
    lunchbox: {
      name: 'ランチボックス',
      number: '合計{n}',
      says: 'ランチボックスの数字はすべて違い、最小と最大の数字の間にある数字の合計は{n}です。',
    },
    sumline: { name: '合計ライン', number: '合計{n}', says: '線は、合計がそれぞれ{n}になる部分に分けられます。' },
    equalsum: { name: '等しい合計', says: 'マスのグループの合計は、すべて同じです。' },
    samevalues: { name: '同じ数字', says: 'マスのグループには、同じ数字が同じ回数ずつ入ります。' },
    countingcircles: { name: '数える丸', says: '丸の中の数字は、その数字が入る丸の数を示します。' },
    valueindex: {
      name: '値インデックス',
      says: '矢印の2番目のマスは、最初の数字がその何マス先にまた現れるかを示します。',
    },
    hiddenskyscraper: {
      name: '隠れたビル',
      number: '数字{n}',
      says: '端から見て、手前のどれかより小さい最初の数字は{n}です。',
    },
    antitaxicab: {
      name: 'アンチタクシー',
      says: '同じ数字の2マスが、辺を渡ってちょうどその数だけ離れることはありません。',
    },
    dutchflatmates: { name: '同居人', says: 'どの5も、すぐ上に1があるか、すぐ下に9があります。' },
    regionsamevalues: { name: 'どこも同じ数字', says: '最も長い行・列・ブロックには、すべて同じ数字が入ります。' },
    fullrank: {
      name: 'フルランク',
      number: '{n}位',
      says: 'すべての行と列を両端から数として読み、順に並べると、これは{n}位です。',
    },
  },
};

/** What people call techniques besides, by technique id. */
export const synonyms = {
  'full-house': ['最後の数字'],
  'hidden-single': ['ヒドゥンシングル', '隠れた単独候補'],
  'naked-single': ['裸のシングル', '単独候補'],
  pointing: ['いわゆる予約', 'ロックドキャンディデート1'],
  claiming: ['ロックドキャンディデート2', '共有候補'],
  'naked-pair': ['裸のペア', '二国同盟'],
  'naked-triple': ['裸のトリプル', '三国同盟'],
  'naked-quad': ['裸のクアッド', '四国同盟'],
  'hidden-pair': ['ヒドゥンペア', '隠れ二国同盟'],
  'hidden-triple': ['ヒドゥントリプル', '隠れ三国同盟'],
  'x-wing': ['エックスウィング', '井桁理論'],
  swordfish: ['メカジキ'],
  jellyfish: ['クラゲ'],
  skyscraper: ['摩天楼'],
  'xy-wing': ['XYウィング'],
  'simple-colors-trap': ['シンプルカラーリング'],
  'empty-rectangle': ['空の長方形'],
} as const satisfies Synonyms;

/** What people call the families. */
export const families = {
  singles: ['シングル'],
  ties: ['条件', 'ルール'],
  'locked-candidates': ['ロックされた候補'],
  subsets: ['部分集合', '同盟'],
  fish: ['魚', 'フィッシュ'],
  'single-digit': ['1つの数字の形'],
  wings: ['ウィング'],
  coloring: ['色分け', 'カラーリング'],
  uniqueness: ['一意性', '唯一解'],
  chains: ['鎖'],
  'almost-locked-sets': ['ほぼロックされた集合'],
  exclusion: ['排除'],
  patterns: ['大きな形'],
  sums: ['合計'],
  clues: ['変種'],
  'last-resort': ['最後の手段'],
} as const satisfies Synonyms;
