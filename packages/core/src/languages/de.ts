import type { Grammar } from './grammar.ts';
import type { WholeWords } from './rule-words.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from './sentence.ts';
import type { Synonyms, TechniqueTexts } from './technique-text.ts';

const HOUSES = { row: 'Zeile', column: 'Spalte', box: 'Block', extra: 'Zusatzhaus' } as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' und ');

/** How steps are told. */
export const grammar: Grammar = {
  house: (kind, number) => `${HOUSES[kind]} ${number}`,
  ownDemand: 'die Regel des Bretts',
  list,
  choice: (items) => joined(items, ', ', ' oder '),
  others: (count) => `${count} andere`,
  digits: (digits) => sentence`die ${digits.length > 1 ? 'Ziffern' : 'Ziffer'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}, so`;
    const verb = truths.length > 1 ? 'sind' : 'ist';
    const truth = isOn ? sentence` auch ${list(truths)}` : sentence` ${verb} ${list(truths)} wahr`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : ' ist nichts zu folgern'}.`;
    if (truths.length === 0) return sentence`${start} ist ${falsehood} falsch.`;
    return sentence`${start}${truth}, und ${falsehood} ist falsch.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}, so ist nach ${`${links}`} ${links > 1 ? 'Gliedern' : 'Glied'} ${end.candidate} ${end.isOn ? 'wahr' : 'falsch'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}`;
    return end ? sentence`${start}: ${end.candidate} ist ${end.isOn ? 'wahr' : 'falsch'}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique}: ${list(falsehoods)} ${falsehoods.length > 1 ? 'sind' : 'ist'} falsch`,
  onTheWay: (lemmas) => sentence`Unterwegs zu sehen: ${joined(lemmas, '; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`Unterwegs sind ${`${lemmas}`} Ketten und Netze zu sehen.`
      : sentence`Unterwegs ist eine Kette oder ein Netz zu sehen.`,
  byTies: (clues) => sentence`Hinweise, die hier verbinden: ${clues}.`,
  places: (cell, digit) => sentence`Also gehört ${digit} in ${cell}.`,
  removes: (losses) => {
    const verb = losses.flatMap(({ digits }) => digits).length > 1 ? 'entfallen' : 'entfällt';
    const all = losses.map(({ digits, cells }) => sentence`${list(digits)} in ${cells}`);
    return sentence`Also ${verb} ${joined(all, '; ')}.`;
  },
  lookAt: (places) => sentence`Sieh dir ${places} an.`,
  lookFor: (technique, places) =>
    sentence`Sieh dir ${places} an: Dort gibt es einen Schritt der Technik „${technique}“.`,
};

// What several techniques say alike.
const DIRECT_HIDDEN_SET =
  'In {house} haben {digits} nur Plätze in {cells}, dort passt also nichts anderes. Damit bleibt in {house} für {digit} nur der Platz {cell}.';
const LOCKED_SET =
  '{cells} haben nur die Kandidaten {digits}, so viele Ziffern wie Zellen, und liegen gemeinsam in {house}. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle dieser Häuser stehen.';
const NAKED_SET =
  'In {house} haben {cells} nur die Kandidaten {digits}: so viele Ziffern wie Zellen. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle von {house} stehen.';
const HIDDEN_SET =
  'In {house} haben {digits} nur Plätze in {cells}: so viele Zellen wie Ziffern. Jede dieser Zellen nimmt eine dieser Ziffern auf, für andere ist dort kein Platz.';
const EXCLUSION =
  'Man probiere, wie sich {cells} zusammen füllen lassen. Keine Ziffer darf doppelt stehen, wo sie nur einmal stehen darf, und jeder der Zellen {excluders} muss ein Kandidat bleiben. Was dabei nie vorkommt: {candidates}.';
const FISH =
  'In {base} hat {digit} nur die Plätze {cells}. Sie liegen in {cover}, also in ebenso vielen Linien. Jede der ersten Linien hat ihre {digit} in einer anderen der zweiten; so haben die zweiten ihre {digit} dort und nirgends sonst.';
const FINNED_FISH =
  'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, und ihre anderen Zellen können sie nicht haben. Steht in ihr eine {digit}, so kann keine Zelle sie haben, die die ganze Flosse sieht. Was in einer überdeckenden Linie liegt und die ganze Flosse sieht, entfällt also so oder so.';
const SASHIMI_FISH =
  'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Ohne sie hat eines dieser Basishäuser höchstens einen Platz übrig; das Muster gilt trotzdem. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, und ihre anderen Zellen können sie nicht haben. Steht in ihr eine {digit}, so kann keine Zelle sie haben, die die ganze Flosse sieht. Was in einer überdeckenden Linie liegt und die ganze Flosse sieht, entfällt also so oder so.';
const FRANKEN_FISH =
  'Alle Plätze für {digit} in {bases} liegen in {covers}, und keiner in zwei dieser Basishäuser zugleich. Also haben die Basishäuser je eine {digit}, in verschiedenen Zellen, so viele, wie es überdeckende Häuser gibt: Jedes davon bekommt seine {digit} dort. Eine Zelle außerhalb, die ein überdeckendes Haus verbraucht, oder eine darin, die zwei verbraucht, lässt zu wenige übrig.';
const FINNED_FRANKEN_FISH =
  'Alle Plätze für {digit} in {bases} liegen in {covers}, und keiner in zwei dieser Basishäuser zugleich, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so haben die Basishäuser je eine {digit}, in verschiedenen Zellen, so viele, wie es überdeckende Häuser gibt: Jedes davon bekommt seine {digit} dort. Eine Zelle außerhalb, die ein überdeckendes Haus verbraucht, oder eine darin, die zwei verbraucht, lässt zu wenige übrig. Steht in ihr eine {digit}, so kann keine Zelle sie haben, die die ganze Flosse sieht. Eine solche Zelle entfällt also so oder so, wenn sie die ganze Flosse sieht.';
const NAMED_WING =
  'Man lese {chain} von links: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so folgt, dass {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und jeder Kandidat, den beide ausschließen, fällt weg.';
const LARGE_WING =
  '{cells} haben zusammen gerade so viele Kandidaten wie Zellen: {digits}. Von {others} passt jede nur einmal in diese Zellen, weil alle ihre Plätze einander sehen. Damit bleibt mindestens eine Zelle frei, und sie ist {digit}.';

const EXOCET =
  '{base} enthalten zwei der Ziffern {digits}. Jede Ziffer braucht einen Platz in jeder der Linien {lines}. Steht sie in einer der Zellen {base}, so nirgends sonst in deren Block und deren Linie, und was dann ohne {targets} von {lines} übrig ist, gibt ihr in höchstens zwei der drei Linien Raum. Also steht sie auch in einer der Zellen {targets}: Diese enthalten dieselben zwei Ziffern wie {base}.';

const KILLER_SET =
  '{clue} kann nur {combinations} sein und hat von {digits} also mindestens {count}. {cells} haben keine anderen Kandidaten und bekommen den Rest dieser Ziffern. Also steht keine davon in einer anderen Zelle von {house}.';
const INNIES_OUTIES =
  'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: {cells} machen den Unterschied aus. Man probiere alle Arten, wie sie das können. Einige Kandidaten kommen dabei nie vor.';
const TRIED =
  'Angenommen, in {cell} steht {digit}. Eins folgt aus dem anderen: {consequences}. Am Ende bleibt nichts für {end}.';

const POLYGON =
  'Zwei Zeilen und zwei Spalten verbinden {cells}. Stünden dort nur {pair}, so könnten einige davon, wie immer sie liegen, ihre Plätze so tauschen, dass jede Zeile, jede Spalte und jeder Block seine Ziffern behält: Das Rätsel hätte zwei Lösungen.';
const ODDAGON =
  'Jede der Zellen {cells} sieht zwei andere, in einem Ring aus {count} Zellen. Stünden dort nur {digits}, so müssten diese von Zelle zu Zelle wechseln; die Zahl der Zellen ist aber ungerade, also wären irgendwo zwei Nachbarn gleich. Daher ist einer der anderen Kandidaten wahr: {guardians}.';
const TRIDAGON =
  'In {boxes} liegen je drei Zellen in verschiedenen Zeilen und Spalten: {cells}. {digits} allein können diese zwölf nicht füllen. Man lese sie von Zeile zu Zeile: In Blöcken nebeneinander haben die drei Ziffern denselben Drehsinn. Von Spalte zu Spalte gelesen, gilt das für Blöcke übereinander. Wo die drei Zellen fallen, stimmt beides überein; wo sie steigen, ist es entgegengesetzt. Sie steigen in einer ungeraden Zahl der vier Blöcke, der Drehsinn wäre also nach einer Runde sein eigenes Gegenteil. Daher ist einer der anderen Kandidaten wahr: {guardians}.';
const TO_ONE_END = 'Von jedem davon führen Ketten zum selben Ende. {branches}';

/** Names and sentences, by technique id. The holes are those of the English sentence. */
export const techniques = {
  // singles
  'full-house': {
    name: 'Volles Haus',
    says: 'In {house} ist nur noch {cell} leer, und {digit} ist die Ziffer, die dort fehlt.',
  },
  'hidden-single': {
    name: 'Versteckter Einer',
    says: '{digit} hat in {house} nur noch einen Platz: {cell}. Jede andere Zelle dort ist gefüllt, sieht schon eine {digit}, oder {digit} ist in ihr ausgeschlossen.',
  },
  'naked-single': {
    name: 'Nackter Einer',
    says: '{digit} ist der einzige Kandidat, der in {cell} übrig ist: Jede andere Ziffer steht schon in einer Zelle, die von hier zu sehen ist, oder ist hier ausgeschlossen.',
  },
  // ties
  'restricted-cell': {
    name: 'Beschränkte Zelle',
    says: 'In {cells} darf nur {digits} stehen ({demands}).',
  },
  'tied-cell': {
    name: 'Gebundene Zelle',
    says: 'In {cell} steht {digit}. Dazu passt nicht jede Ziffer in {cells} ({demands}).',
  },
  'line-range': {
    name: 'Spielraum einer Linie',
    says: 'Jede Zelle muss zu denen passen, an die sie gebunden ist, und diese zu den ihren ({demands}). So bleibt jedem Platz nur ein Teil der Ziffern, was auch immer sonst wo steht.',
  },
  'missing-partner': {
    name: 'Fehlender Partner',
    says: 'In {cell} kann nur {digits} stehen. Nichts davon passt zu {gone} in {other} ({demands}).',
  },
  'rule-pointing': {
    name: 'Regel-Pointing',
    says: 'In {house} kann {digit} nur in {cells} stehen. Jeder dieser Plätze schließt {gone} aus, wo kein Haus es tut: {demands}.',
  },
  'linked-set': {
    name: 'Verbundene Menge',
    says: '{cells} sind alle verschieden und haben nur die Kandidaten {digits}, so viele Ziffern wie Zellen; also steht jede dieser Ziffern in einer dieser Zellen. Wo auch immer, sie schließt {gone} aus, und wo kein Haus es tut: {demands}.',
  },
  'tied-pair': {
    name: 'Gebundenes Paar',
    says: '{cells} lassen sich nur auf {ways} Arten zusammen füllen ({demands}). In jeder davon schließt eine der beiden Ziffern {gone} aus.',
  },
  // sums and counts that are seen at once
  'sum-last-cell': {
    name: 'Letzte Zelle einer Summe',
    says: 'Bis auf {cell} sind alle Zellen von {clue} gefüllt. Mit {digit} dort stimmt die Summe.',
  },
  'count-places': {
    name: 'Letzte Plätze eines Hinweises',
    says: '{clue} verlangt, dass {count} seiner Zellen eine der Ziffern {digits} enthalten, und nur {cells} können das. Also ist es in jeder davon so.',
  },
  'innie-outie': {
    name: 'Innie oder Outie',
    says: 'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Allein {cell} macht den Unterschied aus, dort steht also {digit}.',
  },
  'cage-single': {
    name: 'Einer im Käfig',
    says: '{clue} kann nur {combinations} sein und braucht also eine {digit}. Dort kann sie nur in {cells} stehen.',
  },
  'cage-combinations': {
    name: 'Käfigkombinationen',
    says: 'Die Zellen von {clue} sind verschieden und können mit den Kandidaten, die noch da sind, nur {combinations} sein. Mit jedem anderen Kandidaten käme die Summe nicht zustande.',
  },
  'set-combinations': {
    name: 'Linienkombinationen',
    says: 'Mit den Kandidaten, die noch da sind, können die Ziffern von {clue} nur {combinations} sein. Jeder andere Kandidat ließe keine dieser Mengen ganz.',
  },
  'sum-bounds': {
    name: 'Kleinster und größter Rest',
    says: 'Man nehme die anderen Zellen von {clue} so klein und so groß, wie sie sein können. Dann lässt die Summe für {cells} nur Ziffern von {least} bis {most}.',
  },
  // locked candidates and subsets
  'direct-pointing': {
    name: 'Direktes Pointing',
    says: 'In {from} kann {digit} nur in {cells} stehen, also in {to}; dort hat {to} die {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  'direct-claiming': {
    name: 'Direktes Claiming',
    says: 'In {from} hat {digit} nur noch die Plätze {cells}, also in {to}; dort hat {to} die {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  pointing: {
    name: 'Pointing',
    says: 'In {from} kann {digit} nur in {cells} stehen, und diese Zellen liegen in {to}. Wo auch immer sie hinkommt, {to} hat damit die {digit} und braucht keine weitere.',
  },
  claiming: {
    name: 'Claiming',
    says: 'In {from} hat {digit} nur noch die Plätze {cells}, und die liegen in {to}. In einer dieser Zellen steht sie, im Rest von {to} also nicht.',
  },
  'direct-hidden-pair': {
    name: 'Direktes verstecktes Paar',
    says: DIRECT_HIDDEN_SET,
  },
  'direct-hidden-triplet': {
    name: 'Direkter versteckter Dreier',
    says: DIRECT_HIDDEN_SET,
  },
  'locked-pair': {
    name: 'Gesperrtes Paar',
    says: LOCKED_SET,
  },
  'locked-triple': {
    name: 'Gesperrter Dreier',
    says: LOCKED_SET,
  },
  'count-must-digits': {
    name: 'Ziffer, die ein Hinweis braucht',
    says: '{clue} braucht {digits} in einer der Zellen {cells}. Eine Zelle, die all diese sieht, kann nicht {digits} sein.',
  },
  'cage-must-digits': {
    name: 'Pflichtziffern eines Käfigs',
    says: '{clue} kann nur {combinations} sein und braucht also eine {digit}, in einer der Zellen {cells}. Zellen, die all diese sehen, können nicht {digit} sein.',
  },
  'naked-pair': {
    name: 'Nacktes Paar',
    says: NAKED_SET,
  },
  'naked-triple': {
    name: 'Nackter Dreier',
    says: NAKED_SET,
  },
  'hidden-pair': {
    name: 'Verstecktes Paar',
    says: HIDDEN_SET,
  },
  'hidden-triple': {
    name: 'Versteckter Dreier',
    says: HIDDEN_SET,
  },
  'naked-quad': {
    name: 'Nackter Vierer',
    says: NAKED_SET,
  },
  'hidden-quad': {
    name: 'Versteckter Vierer',
    says: HIDDEN_SET,
  },
  // patterns of one digit
  skyscraper: {
    name: 'Wolkenkratzer',
    says: 'In {first} wie in {second} hat {digit} nur zwei Plätze. Zwei davon, {near}, stehen in einer Linie, also ist höchstens eine davon {digit}. Dann ist mindestens eine der beiden anderen, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  },
  'two-string-kite': {
    name: 'Drachen (2-String Kite)',
    says: '{digit} hat in {first} nur zwei Plätze und in {second} nur zwei. {near}, je einer davon, stehen im selben Block, also ist höchstens eine dieser Zellen {digit}. Dann ist mindestens eines der anderen Enden, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  },
  'turbot-fish': {
    name: 'Turbot-Fisch',
    says: '{digit} hat in {first} nur zwei Plätze und in {second} nur zwei. {near}, je einer davon, sehen einander, also ist höchstens eine dieser Zellen {digit}. Dann ist mindestens eines der anderen Enden, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  },
  'empty-rectangle': {
    name: 'Leeres Rechteck',
    says: 'In {box} liegt jeder Platz für {digit} in {line} oder in {cross}. In {pair} hat {digit} nur zwei Plätze, {near} und {far}. Entweder ist {far} {digit}; oder {near} ist es, dann hat {line} ihre {digit}, und {box} muss seine aus {cross} nehmen. So oder so entfällt {digit} in der Zelle von {cross}, die {far} sieht.',
  },
  'dual-two-string-kite': {
    name: 'Doppelter Drachen',
    says: '{near} stehen im selben Block, also ist höchstens eine davon {digit}. In der Zeile und in der Spalte einer jeden hat {digit} nur einen weiteren Platz. Also ist eine von {far} {digit} und ebenso eine von {others}: Keine Zelle, die beide Enden eines solchen Drachens sieht, kann {digit} sein.',
  },
  'dual-empty-rectangle': {
    name: 'Doppeltes leeres Rechteck',
    says: 'Die Plätze für {digit} in {box} bilden zweimal ein leeres Rechteck: einmal mit den beiden Plätzen {first} in {pair}, einmal mit den beiden Plätzen {second} in {other}. Jedes Mal steht {digit} entweder am fernen Ende des Paars oder in dem Arm von {box}, den das nahe Ende ihr lässt.',
  },
  // coloring
  'simple-colors-trap': {
    name: 'Einfaches Färben: Falle',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden diese Zellen, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Alle Zellen der einen Farbe sind {digit} und keine der anderen. Eine Zelle, die beide Farben sieht, sieht auf jeden Fall eine {digit}.',
  },
  'simple-colors-wrap': {
    name: 'Einfaches Färben: Widerspruch',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden diese Zellen, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Alle Zellen der einen Farbe sind {digit} und keine der anderen. Zwei Zellen der ersten Farbe sehen aber einander, also ist diese Farbe die falsche.',
  },
  'multi-colors-1': {
    name: 'Mehrfaches Färben 1',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden eine Farbe, {first}, mit ihrer Gegenfarbe, {second}; und eine andere, {third}, mit ihrer, {fourth}. Von zwei Gegenfarben ist eine ganz {digit}. Wo eine Farbe hier eine Farbe dort sieht, wie bei {meeting}, sind nicht beide {digit}; also ist es mindestens eine ihrer Gegenfarben, und keine Zelle, die beide Gegenfarben sieht, kann es sein.',
  },
  'multi-colors-2': {
    name: 'Mehrfaches Färben 2',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden eine Farbe, {third}, mit ihrer Gegenfarbe, {fourth}; eine von beiden ist also ganz {digit}. Eine ebenso entstandene Farbe, {first}, ist ganz {digit} oder gar nicht. Ihre Zellen sehen {third} wie {fourth}, also sähe eine von ihnen eine weitere {digit}: Diese Farbe ist falsch.',
  },
  // uniqueness
  'unique-rectangle-1': {
    name: 'Eindeutiges Rechteck Typ 1',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  },
  'unique-rectangle-2': {
    name: 'Eindeutiges Rechteck Typ 2',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die beide sieht.',
  },
  'unique-rectangle-3': {
    name: 'Eindeutiges Rechteck Typ 3',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  },
  'unique-rectangle-4': {
    name: 'Eindeutiges Rechteck Typ 4',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann {digit} nicht in der anderen stehen.',
  },
  'unique-rectangle-5': {
    name: 'Eindeutiges Rechteck Typ 5',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  },
  'unique-rectangle-6': {
    name: 'Eindeutiges Rechteck Typ 6',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. In {houses} hat {digit} nur Plätze im Rechteck, also steht sie in zwei gegenüberliegenden Ecken. Wären das {roof}, bliebe den beiden anderen nur {other}.',
  },
  'hidden-rectangle': {
    name: 'Verstecktes Rechteck',
    says: 'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. {floor} kann nichts anderes sein. Stünde {digit} in {corner}, so müsste {linked} in beide Ecken daneben, weil {houses} keinen anderen Platz dafür haben; dann stünde auch in {floor} {digit}.',
  },
  'avoidable-rectangle-1': {
    name: 'Vermeidbares Rechteck Typ 1',
    says: 'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} ist noch leer, und {wanted} würde es vollenden.',
  },
  'avoidable-rectangle-2': {
    name: 'Vermeidbares Rechteck Typ 2',
    says: 'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die beide sieht.',
  },
  'avoidable-rectangle-3': {
    name: 'Vermeidbares Rechteck Typ 3',
    says: 'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  },
  'hidden-avoidable-rectangle': {
    name: 'Verstecktes vermeidbares Rechteck',
    says: 'Keine Ecke des Rechtecks {cells} ist vorgegeben, und in {floor} steht {digit}. Stünde sie auch in {corner}, so stünde {linked} in beiden Ecken daneben, weil {houses} keinen anderen Platz dafür haben. Dann könnten {pair} ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen.',
  },
  'unique-loop-1': {
    name: 'Eindeutige Schleife Typ 1',
    says: 'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  },
  'unique-loop-2': {
    name: 'Eindeutige Schleife Typ 2',
    says: 'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  },
  'unique-loop-3': {
    name: 'Eindeutige Schleife Typ 3',
    says: 'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  },
  'unique-loop-4': {
    name: 'Eindeutige Schleife Typ 4',
    says: 'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann {digit} nicht in der anderen stehen.',
  },
  'extended-rectangle-1': {
    name: 'Erweitertes Rechteck Typ 1',
    says: 'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  },
  'extended-rectangle-2': {
    name: 'Erweitertes Rechteck Typ 2',
    says: 'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  },
  'extended-rectangle-3': {
    name: 'Erweitertes Rechteck Typ 3',
    says: 'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  },
  'extended-rectangle-4': {
    name: 'Erweitertes Rechteck Typ 4',
    says: 'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann keine der Ziffern {digit} in der anderen stehen.',
  },
  'unique-polygon-1': {
    name: 'Eindeutiges Vieleck Typ 1',
    says: `${POLYGON} Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.`,
  },
  'unique-polygon-2': {
    name: 'Eindeutiges Vieleck Typ 2',
    says: `${POLYGON} Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.`,
  },
  'unique-polygon-3': {
    name: 'Eindeutiges Vieleck Typ 3',
    says: `${POLYGON} Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.`,
  },
  'unique-polygon-4': {
    name: 'Eindeutiges Vieleck Typ 4',
    says: `${POLYGON} Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann keine der Ziffern {digit} in der anderen stehen.`,
  },
  'symmetrical-placement': {
    name: 'Symmetrische Belegung (Gurth)',
    says: 'Man drehe oder spiegele das Brett so, dass {start} nach {end} kommt, und ersetze jede Ziffer: {images}. Dann sind die Vorgaben dieselben wie zuvor. Also ist es auch die Lösung, denn es gibt nur eine: Das Bild einer Zelle enthält das Bild ihrer Ziffer.',
  },
  'bug-plus-1': {
    name: 'BUG + 1',
    says: 'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also steht in {cells}, was dort überzählig ist.',
  },
  'bug-2': {
    name: 'BUG Typ 2',
    says: 'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten richtig: {digit} steht in einer der Zellen {cells} und in keiner, die diese alle sieht.',
  },
  'bug-3': {
    name: 'BUG Typ 3',
    says: 'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten richtig, und {cells} gelten zusammen als eine Zelle mit ihnen. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  },
  'bug-4': {
    name: 'BUG Typ 4',
    says: 'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. In {house} steht {locked} in einer der Zellen {cells}; wäre die andere weder {locked} noch einer der überzähligen Kandidaten, so wäre keiner von diesen richtig.',
  },
  'bug-lite': {
    name: 'Kleines BUG',
    says: 'Ohne {guardians} hätte jede der Zellen {cells} zwei Kandidaten, und in jedem Haus hätte eine Ziffer keinen oder zwei Plätze darin. Dann nähme jedes Haus dort all diese Ziffern auf, und mit dem jeweils anderen Kandidaten täte es das auch: Das Rätsel hätte zwei Lösungen. Also ist einer dieser Kandidaten wahr: {guardians}.',
  },
  'reverse-bug': {
    name: 'Umgekehrtes BUG',
    says: 'Bisher stehen {pair} in {cells}. Stünde auch {digit} in {target}, so hätte jedes Haus beide oder keine davon. In allen Häusern ohne sie ist keine ihrer Zellen vorgegeben: Dort könnten die beiden ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen.',
  },
  'uniqueness-forcing-chain': {
    name: 'Eindeutigkeits-Zwangskette',
    says: `Stünden in {cells} nur {digits}, so könnten diese dort ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also ist einer der anderen Kandidaten wahr: {guardians}. ${TO_ONE_END}`,
  },
  'bug-forcing-chain': {
    name: 'BUG-Zwangskette',
    says: `Ohne {guardians} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten wahr. ${TO_ONE_END}`,
  },
  // exclusion
  'aligned-pair-exclusion': {
    name: 'Paarausschluss',
    says: EXCLUSION,
  },
  'aligned-triplet-exclusion': {
    name: 'Dreierausschluss',
    says: EXCLUSION,
  },
  // sums that are made of others, and all ways to keep a clue
  'sum-parity': {
    name: 'Parität einer Summe',
    says: 'Von jeder Zelle von {clue} bis auf {cell} weiß man, ob sie die Summe gerade oder ungerade macht. Also weiß man es auch von {cell}.',
  },
  'line-fillings': {
    name: 'Alle Wege einer Linie entlang',
    says: 'Man gehe {clue} Zelle für Zelle entlang und probiere mit den Ziffern, die dort noch stehen können, alle Wege, die Regel einzuhalten. Einige Kandidaten kommen dabei nie vor.',
  },
  'cage-splitting': {
    name: 'Geteilter Käfig',
    says: 'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Der Teil {cells} von einem davon ergibt {sum} und kann also nur {combinations} sein.',
  },
  'hidden-cage': {
    name: 'Versteckter Käfig',
    says: 'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: {cells} sind wie ein Käfig der Summe {sum} und können also nur {combinations} sein.',
  },
  'sum-fillings': {
    name: 'Alle Wege zu einer Summe',
    says: 'Man probiere alle Arten, {cells} so zu füllen, dass die Summe von {clue} stimmt und Zellen, die einander sehen, verschieden sind. Einige Kandidaten kommen dabei nie vor.',
  },
  'killer-pair': {
    name: 'Killerpaar',
    says: KILLER_SET,
  },
  'innie-outie-of-houses': {
    name: 'Innie oder Outie mehrerer Häuser',
    says: 'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Allein {cell} macht den Unterschied aus, dort steht also {digit}.',
  },
  alternatives: {
    name: 'Fall für Fall',
    says: '{clue} lässt sich auf mehrere Arten einhalten, etwa mit jeder Ziffer einer Zelle auf eine andere. Man probiere sie alle. Einige Kandidaten kommen dabei nie vor.',
  },
  'innies-outies': {
    name: 'Innies minus Outies',
    says: INNIES_OUTIES,
  },
  'killer-triple': {
    name: 'Killerdreier',
    says: KILLER_SET,
  },
  'cage-competition': {
    name: 'Käfige im Wettstreit',
    says: '{clue} und {other} liegen in {house} und haben also keine Ziffer gemeinsam. Was {other} sein kann, lässt für {clue} nur {combinations}.',
  },
  'combination-check': {
    name: 'Kombinationen am Haus geprüft',
    says: '{clue} liegt in {house}. Nur {combinations} lassen den anderen Zellen von {house} für jede ihrer Ziffern einen Platz.',
  },
  'digit-check': {
    name: 'Eine Ziffer zu viel',
    says: 'Mit {digit} in {cell} verliert Kandidaten, was sie sieht und was an sie gebunden ist. Dann bleibt nichts für {end}.',
  },
  'overlapping-sums': {
    name: 'Überlappende Summen',
    says: 'Zellen, die zu {clues} gehören, zählen in beiden Summen. So kennt man auch den Unterschied dessen, was übrig ist: Ihn machen {cells} aus. Man probiere alle Arten, wie sie das können. Einige Kandidaten kommen dabei nie vor.',
  },
  'innies-outies-of-houses': {
    name: 'Innies minus Outies mehrerer Häuser',
    says: INNIES_OUTIES,
  },
  'short-trial': {
    name: 'Kurzer Versuch',
    says: TRIED,
  },
  'long-trial': {
    name: 'Langer Versuch',
    says: TRIED,
  },
  // fish without fins
  'x-wing': {
    name: 'X-Wing',
    says: FISH,
  },
  swordfish: {
    name: 'Schwertfisch',
    says: FISH,
  },
  jellyfish: {
    name: 'Qualle (Jellyfish)',
    says: FISH,
  },
  squirmbag: {
    name: 'Fünferfisch (Squirmbag)',
    says: FISH,
  },
  whale: {
    name: 'Wal (Whale)',
    says: FISH,
  },
  leviathan: {
    name: 'Leviathan',
    says: FISH,
  },
  'xy-wing': {
    name: 'XY-Wing',
    says: '{pivot} ist eine der Ziffern {digits}. {pincers} sehen diese Zelle; welche der beiden Ziffern sie auch bekommt, eine von ihnen verliert diese Ziffer und muss {digit} sein. Also kann keine Zelle, die beide sieht, {digit} sein.',
  },
  'xyz-wing': {
    name: 'XYZ-Wing',
    says: '{pivot} ist eine der Ziffern {digits}. Ist sie nicht {digit}, so verliert eine der Zellen {pincers} ihre andere Ziffer an sie und muss {digit} sein. Eine der drei Zellen ist also {digit}, und keine Zelle, die alle drei sieht, kann es sein.',
  },
  'w-wing': {
    name: 'W-Wing',
    says: '{cells} haben beide nur die Kandidaten {digits}. In {house} gibt es nur zwei Plätze für {link}, {ends}, und jede der beiden Zellen sieht einen davon. Beide können nicht {link} sein, denn dann bliebe in {house} kein Platz dafür. Mindestens eine ist also {digit}.',
  },
  'wxyz-wing': {
    name: 'WXYZ-Wing',
    says: '{cells} haben zusammen nur vier Kandidaten: {digits}. Von {others} passt jede nur einmal in diese vier Zellen, weil alle ihre Plätze einander sehen. Das füllt höchstens drei Zellen; die vierte ist also {digit}.',
  },
  // almost locked sets
  'als-xz': {
    name: 'ALS-XZ',
    says: 'Zwei Mengen haben eine Ziffer mehr als Zellen: {first} mit {firstDigits}, und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. Alle Plätze für {restricted} in der einen Menge sehen alle in der anderen: Einer von beiden fehlt also die Ziffer, und sie enthält ihre übrigen; was bei beiden dazu zählt, hat in einer davon seinen Platz. (Bei zwei solchen Ziffern fehlt jeder Menge genau eine davon, und ihre übrigen sind sicher.)',
  },
  'als-xy-wing': {
    name: 'ALS-XY-Wing',
    says: 'Drei Mengen haben eine Ziffer mehr als Zellen: ein Drehpunkt, {pivot} mit {pivotDigits}, und zwei Flügel, {first} mit {firstDigits} und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. Alle Plätze für {firstLink} im Drehpunkt sehen alle im ersten Flügel, und alle Plätze für {secondLink} alle im zweiten. Dem Drehpunkt fehlt höchstens eine Ziffer; er nimmt also dem ersten Flügel {firstLink} oder dem zweiten {secondLink} weg, und dieser Flügel enthält dann {digits}.',
  },
  'als-chain': {
    name: 'ALS-Kette',
    says: 'Mengen mit einer Ziffer mehr als Zellen bilden eine Kette: {chain}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen (=). Sehen alle Plätze einer Ziffer in zwei Nachbarn einander, so enthält nur einer davon sie (-). Entlang der Kette folgt: Fehlt {digits} in {first}, so bleibt {digits} für {last}.',
  },
  'death-blossom': {
    name: 'Todesblüte',
    says: 'Der Stiel {stem} enthält eine der Ziffern {stemDigits}. Zu jeder gehört ein Blütenblatt, eine Menge mit einer Ziffer mehr als Zellen, in der alle Plätze der Ziffer den Stiel sehen: {links} in {petals}. Welche Ziffer der Stiel auch nimmt, ihrem Blatt fehlt sie, und so enthält es alle seine anderen, darunter {digits}.',
  },
  'sue-de-coq': {
    name: 'Sue de Coq',
    says: '{crossing}, wo {house} und {other} sich kreuzen, haben die Kandidaten {digits}. Daneben stehen {first} mit {firstDigits} in {house} und {second} mit {secondDigits} in {other}. Diese beiden haben keine Ziffer der Kreuzung gemeinsam; so passt keine Ziffer zweimal in all diese Zellen, nur eine, die beide haben und die Kreuzung nicht, in jede davon. So gezählt sind es gerade so viele Ziffern wie Zellen; jede steht also dort.',
  },
  // forcing chains and cycles
  'x-cycle': {
    name: 'X-Kreis',
    says: 'In der Schleife {chain} von Plätzen der {digit} ist jeder zweite wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Eine weitere {digit}, die einen Platz jeder Sorte sieht, ist unmöglich.',
  },
  'y-cycle': {
    name: 'Y-Kreis',
    says: 'Die Schleife {chain} läuft durch Zellen mit zwei Kandidaten. Jeder zweite Kandidat darin ist wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Ein Kandidat, der einen jeder Sorte mit seiner eigenen Ziffer sieht, ist unmöglich.',
  },
  'forcing-x-chain': {
    name: 'X-Zwangskette',
    says: 'Man gehe von {candidate} aus, wahr, wenn die Kette mit „-“ weitergeht, falsch, wenn mit „=“, und folge der {digit} von Haus zu Haus: {chain}. Die Kette kommt mit dem Gegenteil zurück, also war die Annahme falsch.',
  },
  'bidirectional-cycle': {
    name: 'Beidseitiger Kreis',
    says: 'Die Schleife {chain} läuft durch Zellen und durch Häuser. Jeder zweite Kandidat darin ist wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Ein Kandidat, der einen jeder Sorte mit seiner eigenen Ziffer sieht, ist unmöglich.',
  },
  'forcing-chain': {
    name: 'Zwangskette',
    says: 'Man gehe von {candidate} aus, wahr, wenn die Kette mit „-“ weitergeht, falsch, wenn mit „=“, und folge den Verbindungen durch Zellen und Häuser: {chain}. Die Kette kommt mit dem Gegenteil zurück, also war die Annahme falsch.',
  },
  // nets
  nishio: {
    name: 'Nishio',
    says: 'Man folge der {digit} von Haus zu Haus; Plätze, die sich als falsch erweisen, zählen nicht mehr. {branches} Beides zugleich geht nicht, also war die Annahme falsch.',
  },
  'cell-forcing-chain': {
    name: 'Zwangskette einer Zelle',
    says: 'Einer der Kandidaten von {cell} ist wahr. {branches} Es endet jedes Mal gleich; das Ende gilt also.',
  },
  'region-forcing-chain': {
    name: 'Zwangskette eines Hauses',
    says: 'Einer der Plätze der {digit} in {house} ist der richtige. {branches} Es endet jedes Mal gleich; das Ende gilt also.',
  },
  'dynamic-forcing-chain': {
    name: 'Dynamische Zwangskette',
    says: 'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  },
  'dynamic-forcing-chain-plus': {
    name: 'Dynamische Zwangskette (+)',
    says: 'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr, und was dadurch an gebundenen Kandidaten, Paaren und X-Wings entsteht, zählt mit. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  },
  'nested-forcing-chain': {
    name: 'Verschachtelte Zwangskette',
    says: 'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr, und was dadurch an gebundenen Kandidaten, Paaren, X-Wings, Ketten und ganzen Netzen entsteht, zählt mit. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  },
  // fish with fins and with boxes
  'finned-x-wing': {
    name: 'X-Wing mit Flosse',
    says: FINNED_FISH,
  },
  'sashimi-x-wing': {
    name: 'Sashimi-X-Wing',
    says: SASHIMI_FISH,
  },
  'finned-swordfish': {
    name: 'Schwertfisch mit Flosse',
    says: FINNED_FISH,
  },
  'sashimi-swordfish': {
    name: 'Sashimi-Schwertfisch',
    says: SASHIMI_FISH,
  },
  'finned-jellyfish': {
    name: 'Qualle mit Flosse',
    says: FINNED_FISH,
  },
  'sashimi-jellyfish': {
    name: 'Sashimi-Qualle',
    says: SASHIMI_FISH,
  },
  'franken-x-wing': {
    name: 'Franken-X-Wing',
    says: FRANKEN_FISH,
  },
  'franken-swordfish': {
    name: 'Franken-Schwertfisch',
    says: FRANKEN_FISH,
  },
  'franken-jellyfish': {
    name: 'Franken-Qualle',
    says: FRANKEN_FISH,
  },
  'finned-franken-x-wing': {
    name: 'Franken-X-Wing mit Flosse',
    says: FINNED_FRANKEN_FISH,
  },
  'finned-franken-swordfish': {
    name: 'Franken-Schwertfisch mit Flosse',
    says: FINNED_FRANKEN_FISH,
  },
  'finned-franken-jellyfish': {
    name: 'Franken-Qualle mit Flosse',
    says: FINNED_FRANKEN_FISH,
  },
  // fish that are rarely looked for
  'finned-squirmbag': {
    name: 'Fünferfisch mit Flosse',
    says: FINNED_FISH,
  },
  'finned-whale': {
    name: 'Wal mit Flosse',
    says: FINNED_FISH,
  },
  'finned-leviathan': {
    name: 'Leviathan mit Flosse',
    says: FINNED_FISH,
  },
  'siamese-fish': {
    name: 'Siamesischer Fisch',
    says: 'Zwei Fische mit Flosse sind hier zusammengewachsen, beide für {digit} und mit den Basishäusern {bases}. Der eine hat die überdeckenden Häuser {covers} und die Flosse {fins}, der andere {otherCovers} und {otherFins}. Für jeden gilt: Steht in seiner Flosse keine {digit}, so bekommen seine überdeckenden Häuser ihre {digit} aus den Basishäusern; steht dort eine, so kann keine Zelle sie haben, die die ganze Flosse sieht. Jeder streicht {digit} also aus den Zellen seiner überdeckenden Häuser, die seine ganze Flosse sehen.',
  },
  'mutant-swordfish': {
    name: 'Mutanten-Schwertfisch',
    says: FRANKEN_FISH,
  },
  'mutant-jellyfish': {
    name: 'Mutanten-Qualle',
    says: FRANKEN_FISH,
  },
  'finned-mutant-swordfish': {
    name: 'Mutanten-Schwertfisch mit Flosse',
    says: FINNED_FRANKEN_FISH,
  },
  'finned-mutant-jellyfish': {
    name: 'Mutanten-Qualle mit Flosse',
    says: FINNED_FRANKEN_FISH,
  },
  'kraken-fish-1': {
    name: 'Krakenfisch Typ 1',
    says: 'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, und ihre anderen Zellen können sie nicht haben. Steht dort eine, so führen Ketten zum selben Ende. {branches}',
  },
  'kraken-fish-2': {
    name: 'Krakenfisch Typ 2',
    says: 'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, {house} also in {places}. Von jedem dieser Plätze und von der Flosse führt eine Kette zum selben Ende. {branches}',
  },
  'medusa-trap': {
    name: '3D-Medusa: Falle',
    says: 'Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Von der einen Farbe sind alle wahr, von der anderen alle falsch. Gleich welche: Was mit einem wahren Kandidaten die Zelle teilt, oder ihn sieht und seine Ziffer hat, ist falsch.',
  },
  'medusa-wrap': {
    name: '3D-Medusa: Widerspruch',
    says: 'Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Von der einen Farbe sind alle wahr, von der anderen alle falsch. Wäre aber die erste Farbe wahr, so schlösse sie {where} aus, und dieser Kandidat, oder einer von diesen, müsste wahr sein. Also ist diese Farbe die falsche.',
  },
  // large patterns
  'firework-triple': {
    name: 'Feuerwerk-Dreier',
    says: 'Außerhalb von {box} haben {digits} in {row} keinen Platz außer {rowWing} und in {column} keinen außer {columnWing}. Eine Ziffer, die in keiner dieser Zellen steht, steht für {row} wie für {column} in {box}: in {cell}, wo beide sich kreuzen. Also steht jede der drei Ziffern in einer der Zellen {cells}, und für anderes ist dort kein Platz.',
  },
  'firework-quad': {
    name: 'Feuerwerk-Vierer',
    says: 'Außerhalb von {box} haben {digits} in den Linien von {cell} keinen Platz außer {wings}; außerhalb von {otherBox} haben {otherDigits} in den Linien von {otherCell} keinen außer denselben beiden. Eine Ziffer, die in keiner davon steht, steht dort, wo ihre beiden Linien sich kreuzen. Also steht jede der vier Ziffern in einer der Zellen {cells}, und für anderes ist dort kein Platz.',
  },
  'bivalue-oddagon': {
    name: 'Zweiwertiges Oddagon',
    says: ODDAGON,
  },
  'oddagon-forcing-chain': {
    name: 'Oddagon-Zwangskette',
    says: `${ODDAGON} ${TO_ONE_END}`,
  },
  tridagon: {
    name: 'Tridagon (Thors Hammer)',
    says: TRIDAGON,
  },
  'tridagon-forcing-chain': {
    name: 'Tridagon-Zwangskette',
    says: `${TRIDAGON} ${TO_ONE_END}`,
  },
  'sk-loop': {
    name: 'SK-Schleife',
    says: 'Die {count} Zellen {cells} bilden einen Ring aus acht Gruppen in vier Blöcken; jede Gruppe teilt eine Linie oder einen Block mit der nächsten. Alle ihre Kandidaten liegen so: {digits1} in {house1}, {digits2} in {house2}, {digits3} in {house3}, {digits4} in {house4}, {digits5} in {house5}, {digits6} in {house6}, {digits7} in {house7}, {digits8} in {house8}. Jede Ziffer hat in ihrem Haus einmal Raum, zusammen {count} Mal: so oft, wie es Zellen sind. Also steht jede dieser Ziffern in ihrem Haus im Ring und nirgends sonst.',
  },
  'junior-exocet': {
    name: 'Junior-Exocet',
    says: EXOCET,
  },
  'double-exocet': {
    name: 'Doppelter Exocet',
    says: 'Zwei Exocets mit denselben Ziffern {digits} liegen in drei benachbarten Blöcken: {targets} enthalten dieselben zwei Ziffern wie {base}, und {secondTargets} dieselben wie {secondBase}. Auch hier dürfen gleiche Ziffern einander nicht sehen, und nur wenige Arten bleiben, all diese Zellen zu füllen.',
  },
  'senior-exocet': {
    name: 'Senior-Exocet',
    says: EXOCET,
  },
  'multi-sector-locked-sets': {
    name: 'Gesperrte Menge vieler Häuser (MSLS)',
    says: 'Wo {rows} und {columns} sich kreuzen, liegen {count} leere Zellen. Von den Ziffern dort passen {rowDigits} in jede dieser Zeilen höchstens einmal und {columnDigits} in jede dieser Spalten höchstens einmal. Über alle diese Linien gezählt, soweit die Zellen sie aufnehmen können, ist das Raum für {count} Ziffern: gerade genug. Also hat jede dieser Linien ihre Ziffern in der Kreuzung und nirgends sonst.',
  },
  // wings, patterns and colors that came later
  'law-of-leftovers': {
    name: 'Gesetz der Reste',
    says: 'Auf der einen Seite stehen Linien, {lines}, auf der anderen ebenso viele Blöcke, {boxes}: Jede Ziffer kommt auf beiden Seiten gleich oft vor. Was nach Abzug der gemeinsamen Zellen übrig ist, {inLines} hier und {inBoxes} dort, enthält dieselben Ziffern. Eine Ziffer, die auf der einen Seite nicht stehen kann, steht also auch auf der anderen nicht.',
  },
  'chute-remote-pair': {
    name: 'Entferntes Paar im Streifen',
    says: '{cells} haben beide nur die Kandidaten {digits} und liegen mit {house} in einem waagrechten oder senkrechten Streifen von Blöcken. Jeder Platz für {link} liegt dort in einer Linie mit einer der beiden Zellen. Beide können nicht {link} sein, sonst bliebe {house} kein Platz dafür. Mindestens eine von ihnen ist also {digit}.',
  },
  'empty-rectangle-pair': {
    name: 'Paar am leeren Rechteck (ERIP)',
    says: '{cells} haben beide nur die Kandidaten {digits}. In {house} lassen die Plätze für {link} ein leeres Rechteck: Jeder von ihnen sieht eine der beiden Zellen. Beide können nicht {link} sein, sonst bliebe {house} kein Platz dafür. Mindestens eine von ihnen ist also {digit}.',
  },
  'almost-locked-pair': {
    name: 'Fast gesperrtes Paar',
    says: 'In {from}, außerhalb von {to}, enthält {cells} eine der Ziffern {digits}. Für die Kreuzung von {from} und {to} bleibt also höchstens eine davon. Im Rest von {to} haben sie nur den Platz {others}. Dort steht also eine von ihnen, die andere in der Kreuzung, und im Rest von {from} keine.',
  },
  'almost-locked-triple': {
    name: 'Fast gesperrter Dreier',
    says: 'In {from}, außerhalb von {to}, nehmen {cells} zwei der Ziffern {digits} auf. Für die Kreuzung von {from} und {to} bleibt also höchstens eine davon. Im Rest von {to} haben sie nur die Plätze {others}, zwei Zellen für mindestens zwei Ziffern. {others} enthalten also nichts anderes, die letzte dieser Ziffern steht in der Kreuzung, und im Rest von {from} keine.',
  },
  'xyz-ring': {
    name: 'XYZ-Ring',
    says: '{pivot} sieht {pincers}, und die drei Zellen haben zusammen nur die Kandidaten {digits}. In {house} hat {digit} nur die Plätze {ends}, je einen in Sicht einer der Zellen {pincers}. Diese sind also nicht beide {digit}, und jede der drei Ziffern passt nur einmal in die drei Zellen: Jede steht dort. Was alle ihre Plätze sieht, entfällt, und eine {digit}, die ausgeschlossen ist, wo auch immer sie steht.',
  },
  'x-colors-trap': {
    name: 'X-Färbung: Falle',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden {cells}, abwechselnd gefärbt: Alle Zellen der einen Farbe sind {digit}, keine der anderen. Mit der ersten Farbe steht {digit}, Haus für Haus, in {first}, mit der zweiten in {second}. Eine Zelle, die eine der ersten und eine der zweiten sieht, sieht auf jeden Fall eine {digit}.',
  },
  'x-colors-wrap': {
    name: 'X-Färbung: Widerspruch',
    says: 'Häuser mit nur zwei Plätzen für {digit} verbinden {first} mit {second}, abwechselnd gefärbt: Alle Zellen der einen Farbe sind {digit}, keine der anderen. Mit der ersten Farbe stünde {digit}, Haus für Haus, in {cells}. Das ließe {house} keinen Platz dafür, also ist diese Farbe die falsche.',
  },
  'broken-wing': {
    name: 'Gebrochener Flügel (Broken Wing)',
    says: '{cells} sind ein Ring aus {count} Plätzen für {digit}: Jeder teilt ein Haus mit dem nächsten, {houses}. Hätten diese Häuser keinen anderen Platz für {digit}, so stünde sie in jedem in einem der beiden, und Plätze mit und ohne {digit} wechselten sich rund um den Ring ab; bei einer ungeraden Zahl geht das nicht. Einer der Wächter, der anderen Plätze in diesen Häusern, hat sie also: {guardians}.',
  },
  'grouped-turbot-fish': {
    name: 'Turbot-Fisch mit Gruppen',
    says: 'In {chain} sind zwei Häuser verbunden, in denen die Ziffer je nur zwei Plätze hat, oder Zellen nebeneinander, die als einer zählen. Von zwei mit = verbundenen hat einer die Ziffer, von zwei mit - verbundenen höchstens einer. Mindestens eines der Enden, {start} oder {end}, hat sie also, und keine Zelle, die beide ganz sieht, kann sie haben.',
  },
  'm-wing': {
    name: 'M-Wing',
    says: `Eine Zelle mit zwei Kandidaten und zwei Häuser mit je zwei Plätzen, eines für ihre eine und eines für ihre andere Ziffer. ${NAMED_WING}`,
  },
  's-wing': {
    name: 'S-Wing',
    says: `Eine Zelle mit zwei Kandidaten steht zwischen zwei Häusern mit je zwei Plätzen, einem für jede ihrer Ziffern. ${NAMED_WING}`,
  },
  'l-wing': {
    name: 'L-Wing',
    says: `Drei Häuser mit je zwei Plätzen für eine Ziffer folgen aufeinander, und gemeinsame Zellen führen von Ziffer zu Ziffer. ${NAMED_WING}`,
  },
  'h-wing': {
    name: 'H-Wing',
    says: `Drei Verbindungen folgen aufeinander, manche in Zellen mit zwei Kandidaten, manche in Häusern mit zwei Plätzen für eine Ziffer. ${NAMED_WING}`,
  },
  'vwxyz-wing': {
    name: 'VWXYZ-Wing',
    says: LARGE_WING,
  },
  'uvwxyz-wing': {
    name: 'UVWXYZ-Wing',
    says: LARGE_WING,
  },
  'als-w-wing': {
    name: 'ALS-W-Wing',
    says: 'Zwei Mengen haben eine Ziffer mehr als Zellen: {first} mit {firstDigits}, und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. In {house} sieht jeder Platz für {link} alle ihre Plätze in einer der beiden Mengen. Beide Mengen können {link} nicht enthalten, sonst bliebe {house} kein Platz dafür. Einer von beiden fehlt sie also, und diese enthält ihre übrigen, auch {digits}.',
  },
  'ahs-xz': {
    name: 'AHS-XZ',
    says: 'In {house} haben {digits} nur Plätze in {cells}: eine Zelle mehr als Ziffern. Ebenso {otherDigits} in {other}, nur in {otherCells}. Jede dieser Mengen füllt alle ihre Zellen bis auf eine, und beiden gehören {shared}. Keine Zelle enthält Ziffern von beiden, also überlässt jede Menge eine dieser zwei Zellen der anderen. Die Zellen enthalten somit nichts als Ziffern dieser Mengen.',
  },
  // last resort
  'brute-force': {
    name: 'Probieren',
    says: 'Nichts anderes führt hier weiter. Wer jede Ziffer probiert, bis das Rätsel aufgeht, sieht, was in {cell} steht.',
  },
  'template-set': {
    name: 'Schablone: Setzen',
    says: 'Eine Schablone ist eine Art, {digit} einmal in jedes Haus zu setzen. Man nehme alle Schablonen, die zu den Kandidaten des ganzen Gitters passen. Jeder anderen Ziffer bleiben die Zellen, die alle ihre Schablonen brauchen. Dann geht jede Schablone durch {cells}.',
  },
  'template-delete': {
    name: 'Schablone: Streichen',
    says: 'Eine Schablone ist eine Art, {digit} einmal in jedes Haus zu setzen. Man nehme alle Schablonen, die zu den Kandidaten des ganzen Gitters passen. Jeder anderen Ziffer bleiben die Zellen, die alle ihre Schablonen brauchen. Dann geht keine Schablone durch {cells}.',
  },
  // chains
  'remote-pair': {
    name: 'Entferntes Paar (Remote Pair)',
    says: 'Die Zellen von {chain} haben nur die Kandidaten {digits}, und jede sieht die nächste. Die beiden Ziffern wechseln sich also von Zelle zu Zelle ab: {start} und {end} enthalten je eine davon, wie auch sonst zwei dieser Zellen, die eine ungerade Anzahl von Schritten auseinander liegen. Keine Zelle, die zwei solche sieht, kann eine der beiden Ziffern haben.',
  },
  'x-chain': {
    name: 'X-Kette (X-Chain)',
    says: 'Man lese {chain} von links: Von zwei mit = verbundenen Plätzen ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so ist danach jeder zweite Platz wahr, am Ende auch {end}. Mindestens eines der beiden Enden ist also wahr, und keine Zelle, die beide sieht, kann die Ziffer haben.',
  },
  'xy-chain': {
    name: 'XY-Kette (XY-Chain)',
    says: 'Jede Zelle von {chain} hat nur zwei Kandidaten und sieht die nächste. Ist {start} falsch, so nimmt die Zelle ihren anderen Kandidaten, damit bleibt auch der nächsten nur ihr anderer, und so fort, bis {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und keine Zelle, die beide sieht, kann die Ziffer haben.',
  },
  'continuous-nice-loop': {
    name: 'Geschlossene Schleife (Continuous Nice Loop)',
    says: 'In {chain} gilt: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer; das letzte - führt zum Anfang zurück. Reihum sind sie also abwechselnd wahr und falsch, auf eine von zwei Weisen. In beiden ist von zwei mit - verbundenen genau einer wahr, und ein Kandidat, den beide ausschließen, fällt weg.',
  },
  'discontinuous-nice-loop': {
    name: 'Offene Schleife (Discontinuous Nice Loop)',
    says: 'Man lese {chain} von links: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines dieser Enden ist also wahr (dieses eine, wenn beide dasselbe sind), und ein Kandidat, den beide ausschließen, fällt weg.',
  },
  aic: {
    name: 'Alternierende Kette (AIC)',
    says: 'Man lese {chain} von links: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und jeder Kandidat, den beide ausschließen, fällt weg.',
  },
  'grouped-continuous-nice-loop': {
    name: 'Geschlossene Schleife mit Gruppen',
    says: 'In {chain} gilt: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Das letzte - führt zum Anfang zurück, reihum ist also alles abwechselnd wahr und falsch, auf eine von zwei Weisen. In beiden ist genau ein Ende jedes - wahr, und ein Kandidat, den beide Enden ausschließen, fällt weg; ebenso einer, den ausschließt, was solche Zellen in beiden Weisen haben.',
  },
  'grouped-discontinuous-nice-loop': {
    name: 'Offene Schleife mit Gruppen',
    says: 'Man lese {chain} von links: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines dieser Enden ist also wahr (dieses eine, wenn beide dasselbe sind), und ein Kandidat, den beide ausschließen, fällt weg.',
  },
  'grouped-aic': {
    name: 'Alternierende Kette mit Gruppen',
    says: 'Man lese {chain} von links: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und jeder Kandidat, den beide ausschließen, fällt weg.',
  },
} as const satisfies TechniqueTexts;

// What several ideas say alike. A bundler may leave out calls that nobody reads.
/* @__NO_SIDE_EFFECTS__ */
const fishIdea = (lines: string): string =>
  `Nimm eine Ziffer. Such ${lines} Zeilen, in denen ihre Plätze in denselben ${lines} Spalten liegen, oder umgekehrt. Diese Spalten haben sie dort und nirgends sonst.`;
/* @__NO_SIDE_EFFECTS__ */
const finnedIdea = (fish: string): string =>
  `Such ${fish}, den ein Block mit ein, zwei weiteren Plätzen stört: der Flosse. Ob der Fisch gilt oder die Flosse: Zellen des Fischs, die die ganze Flosse sehen, verlieren die Ziffer.`;
/* @__NO_SIDE_EFFECTS__ */
const sashimiIdea = (fish: string): string =>
  `Such ${fish}, dem eine Ecke fehlt, mit einer Flosse in dem Block, in dem sie läge. Es geht wie mit Flosse: Was die ganze Flosse sieht, entfällt.`;
/* @__NO_SIDE_EFFECTS__ */
const frankenIdea = (lines: string): string =>
  `Ein Fisch, dessen ${lines} Häuser auch Blöcke sein dürfen. Haben sie die Ziffer nur innerhalb von ebenso vielen anderen Häusern, so haben diese sie nur dort.`;
/* @__NO_SIDE_EFFECTS__ */
const mutantIdea = (lines: string): string =>
  `Ein Fisch, dessen ${lines} Häuser Zeilen, Spalten und Blöcke in jeder Mischung sein dürfen. Haben sie die Ziffer nur innerhalb von ebenso vielen anderen Häusern, so haben diese sie nur dort.`;
const LOOK_WITH_A_FIN = 'Achte auf das, was das Muster stört: Nur Zellen, die all das sehen, verlieren die Ziffer.';
const LOOK_NAMED_CHAIN = 'Ein Ende oder das andere ist wahr, also entfällt, was beide ausschließen.';
const LOOK_DEADLY_1 = 'Nur eine Zelle verhindert das, also ist sie etwas anderes.';
const LOOK_DEADLY_2 = 'Nur eine Ziffer kann das verhindern, also steht sie in einer der Zellen, die sie haben.';
const LOOK_DEADLY_3 =
  'Die Zellen mit mehr zählen zusammen als eine Zelle, die einen der weiteren Kandidaten hat. Sie kann mit anderen eine nackte Menge bilden.';
const LOOK_DEADLY_4 =
  'Eine der Ziffern ist an die zwei Zellen mit mehr gebunden, also passt die andere des Paars in keine von ihnen.';
const LOOK_RECTANGLE =
  'Such vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, in denen dieselben zwei Ziffern stehen könnten. Die könnten dort tauschen, und das lässt ein Rätsel mit einer Lösung nie zu.';
const LOOK_LOOP =
  'Such eine Schleife von Zellen mit denselben zwei Kandidaten, die jedes Haus zweimal berührt oder gar nicht. Sie könnten rundherum tauschen.';
const LOOK_EXTENDED =
  'Such zwei Linien, die dieselben drei oder mehr Ziffern an denselben Stellen haben könnten. Sie könnten sie tauschen.';
const LOOK_POLYGON =
  'Such zwei Zeilen und zwei Spalten, deren Zellen nur wenige gleiche Ziffern haben könnten. Wie immer sie liegen, einige könnten tauschen.';
const LOOK_BUG =
  'Haben fast alle leeren Zellen zwei Kandidaten, so schau auf die mit mehr. Ohne sie hätte das Rätsel zwei Lösungen oder keine.';
const LOOK_BENT =
  'Such Zellen, die nicht alle in einem Haus liegen, mit so vielen Ziffern wie Zellen, in denen alle Ziffern bis auf eine sich selbst sehen. Diese eine steht in einer von ihnen.';
const LOOK_FOLLOW = 'Nimm einen Kandidaten an und verfolge, was daraus folgt.';

/** What to look for, without places: how somebody begins to see a technique. */
export const ideas = {
  'full-house':
    'Such eine Zeile, eine Spalte oder einen Block mit einer leeren Zelle. Dort steht die Ziffer, die fehlt.',
  'hidden-single':
    'Nimm eine Ziffer und schau, wo sie schon steht. Sie schließt Zeilen, Spalten und Blöcke aus, bis ihr in einem Haus ein einziger Platz bleibt.',
  'naked-single': 'Nimm eine Zelle und zähl die Ziffern, die sie sieht. Sind es alle bis auf eine, so bleibt diese.',
  'restricted-cell':
    'Nimm einen Hinweis für sich: einen Punkt, einen Pfeil, ein Thermometer. Manche Ziffern passen nie zu ihm, was immer sonst dort steht.',
  'tied-cell':
    'Eine Zelle hat ihre Ziffer, und ein Hinweis verbindet sie mit anderen. Frag, welche ihrer Ziffern noch dazu passen.',
  'line-range':
    'Auf einem Thermometer oder einer anderen Linie braucht jede Zelle Raum vor und hinter sich. Zähl von beiden Enden, welche Ziffern bleiben.',
  'missing-partner':
    'Zwei Zellen sind durch einen Punkt oder eine Linie verbunden. Geh die Ziffern der einen durch: Was in der anderen keinen Partner hat, entfällt.',
  'sum-last-cell': 'Eine Summe mit einer leeren Zelle ist wie ein volles Haus: zusammenzählen und abziehen.',
  'count-places':
    'Ein Hinweis verlangt so und so viele von bestimmten Ziffern. Können nur noch so viele Zellen sie haben, so hat jede eine.',
  'innie-outie':
    'Jedes Haus hat dieselbe Summe. Decken Käfige ein Haus bis auf eine Zelle, oder ragen sie um eine hinaus, so ist der Unterschied deren Ziffer.',
  'cage-single':
    'Schreib auf, wie sich ein Käfig füllen lässt. Eine Ziffer, die immer dabei ist und einen Platz hat, steht dort.',
  'cage-combinations':
    'Schreib auf, welche Ziffern zusammen die Summe eines Käfigs ergeben. Was nie dabei ist, entfällt.',
  'set-combinations': 'Schreib auf, welche Ziffern eine Linie zusammen haben kann. Was nie dabei ist, entfällt.',
  'sum-bounds':
    'Zähl zusammen, wie wenig die anderen Zellen einer Summe sein können, und wie viel. Der Rest liegt zwischen zwei Grenzen.',
  'direct-pointing':
    'Liegt eine Ziffer eines Blocks in einer Linie, so kann der Rest der Linie sie nicht haben. Frag gleich, wo sie dann hinmuss.',
  'direct-claiming':
    'Liegt eine Ziffer einer Linie in einem Block, so kann der Rest des Blocks sie nicht haben. Frag gleich, wo sie dann hinmuss.',
  'direct-hidden-pair':
    'Zwei Ziffern, die sich ihre einzigen zwei Plätze teilen, füllen sie. Eine andere verliert diese Plätze und hat vielleicht nur noch einen.',
  'direct-hidden-triplet':
    'Drei Ziffern, die sich ihre einzigen drei Plätze teilen, füllen sie. Eine andere verliert diese Plätze und hat vielleicht nur noch einen.',
  'locked-pair': 'Such ein nacktes Paar, wo sich eine Linie und ein Block kreuzen. Es räumt in beiden auf.',
  'locked-triple': 'Such einen nackten Drilling, wo sich eine Linie und ein Block kreuzen. Er räumt in beiden auf.',
  pointing:
    'Nimm eine Ziffer in einem Block. Liegen alle ihre Plätze in einer Linie, so verliert der Rest der Linie sie.',
  claiming:
    'Nimm eine Ziffer in einer Linie. Liegen alle ihre Plätze in einem Block, so verliert der Rest des Blocks sie.',
  'rule-pointing':
    'Nimm die Plätze einer Ziffer in einem Haus. Eine Zelle, der keiner von ihnen Raum lässt, durch Häuser oder Hinweise, verliert die Ziffer.',
  'law-of-leftovers':
    'Leg so viele Linien über ebenso viele Blöcke. Was auf der einen Seite hinausragt, hat dieselben Ziffern wie das auf der anderen.',
  'count-must-digits':
    'Kommt ein Hinweis ohne eine Ziffer nicht aus, so verlieren sie die Zellen, die alle ihre Plätze dort sehen.',
  'cage-must-digits':
    'Eine Ziffer, ohne die sich ein Käfig nicht füllen lässt, entfällt in Zellen, die alle ihre Plätze dort sehen.',
  'naked-pair':
    'Such zwei Zellen eines Hauses mit denselben zwei Kandidaten. Sie behalten sie, und der Rest des Hauses verliert sie.',
  'naked-triple':
    'Such drei Zellen eines Hauses, die zusammen drei Kandidaten haben. Nicht jede braucht alle drei. Der Rest des Hauses verliert sie.',
  'hidden-pair': 'Such zwei Ziffern, die in einem Haus dieselben zwei Plätze haben. Anderes passt dort nicht.',
  'hidden-triple': 'Such drei Ziffern, die in einem Haus zusammen drei Plätze haben. Anderes passt dort nicht.',
  'naked-quad': 'Such vier Zellen eines Hauses, die zusammen vier Kandidaten haben. Der Rest des Hauses verliert sie.',
  'hidden-quad': 'Such vier Ziffern, die in einem Haus zusammen vier Plätze haben. Anderes passt dort nicht.',
  'linked-set':
    'Eine nackte Menge kann über Häuser hinweg liegen, wenn Hinweise ihre Zellen verschieden halten. Was alle Plätze einer ihrer Ziffern sieht, verliert sie.',
  'tied-pair':
    'Schreib auf, wie sich zwei verbundene Zellen füllen lassen. Was jede dieser Arten ausschließt, entfällt.',
  'sum-parity':
    'Gerade oder ungerade genügt manchmal: Weiß man es von allen Zellen einer Summe bis auf eine, so weiß man es auch von der letzten.',
  'line-fillings': 'Geh alle Arten durch, eine Linie zu füllen. Was nie vorkommt, entfällt.',
  'cage-splitting':
    'Der Rand eines Hauses teilt einen Käfig in zwei. Sagen die anderen Käfige, was ein Teil ergibt, so ist er ein kleiner Käfig für sich.',
  'hidden-cage':
    'Zieh die Käfige eines Hauses von seiner Summe ab. Was bleibt, ist ein Käfig, den niemand gezeichnet hat.',
  'sum-fillings': 'Geh alle Arten durch, eine Summe mit den übrigen Kandidaten zu bilden. Was nie vorkommt, entfällt.',
  'killer-pair':
    'Ein Käfig braucht eine von zwei Ziffern, und eine Zelle desselben Hauses hat nur diese zwei. Zusammen behalten sie beide.',
  'innie-outie-of-houses':
    'Auch zwei oder drei Häuser zusammen haben eine bekannte Summe. Such Käfige, die sie bis auf eine Zelle decken.',
  alternatives: 'Ein Hinweis lässt sich auf wenige Arten erfüllen. Geh sie durch: Was in keiner vorkommt, entfällt.',
  'innies-outies':
    'Lassen Käfige einige Zellen eines Hauses frei, oder ragen sie um einige hinaus, so kennt man den Unterschied ihrer Summen.',
  'killer-triple': 'Käfige und Zellen eines Hauses, die zusammen drei Ziffern brauchen, behalten alle drei.',
  'cage-competition':
    'Zwei Käfige eines Hauses haben keine Ziffer gemeinsam. Was der eine braucht, ist dem anderen verschlossen.',
  'combination-check':
    'Nimm eine Art, einen Käfig zu füllen, und schau auf den Rest seines Hauses. Hat eine Ziffer dort keinen Platz mehr, so ging es nicht.',
  'digit-check':
    'Setz in Gedanken eine Ziffer und schau, was sie berührt. Bleibt einer Zelle oder einem Hinweis nichts, so war sie falsch.',
  'overlapping-sums': 'Zwei Summen mit gemeinsamen Zellen: Nimm diese weg und vergleich den Rest.',
  'innies-outies-of-houses':
    'Wie mit einem Haus, aber zwei oder drei zusammen: Käfige lassen einige Zellen frei, und deren Summe kennt man.',
  'short-trial': `${LOOK_FOLLOW} Ein paar Schritte weiter bleibt für etwas kein Platz.`,
  'long-trial': `${LOOK_FOLLOW} Es braucht Geduld, bis für etwas kein Platz bleibt.`,
  'x-wing': fishIdea('zwei'),
  swordfish: fishIdea('drei'),
  skyscraper:
    'Such zwei Zeilen mit je zwei Plätzen für eine Ziffer, von denen je einer in derselben Spalte liegt, oder umgekehrt. An einem der beiden anderen Plätze steht die Ziffer.',
  'two-string-kite':
    'Such eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer, von denen je einer im selben Block liegt. An einem der beiden fernen Enden steht die Ziffer.',
  'turbot-fish':
    'Such zwei Häuser mit je zwei Plätzen für eine Ziffer, von denen je einer den anderen sieht. An einem der fernen Enden steht sie.',
  'empty-rectangle':
    'Such einen Block, dessen Plätze für eine Ziffer in einer Zeile und einer Spalte liegen, wie ein L oder ein Kreuz. Eine Linie mit zwei Plätzen schickt die Ziffer um die Ecke.',
  'dual-two-string-kite':
    'Zwei Drachen in einem Block: Mit denselben zwei Zellen beginnen beide. Jeder hat zwei ferne Enden.',
  'dual-empty-rectangle': 'Ein Block in Form eines L dient zwei Linien mit je zwei Plätzen.',
  'xy-wing':
    'Such eine Zelle mit zwei Kandidaten, die zwei solche Zellen sieht, eine für jede ihrer Ziffern. Was sie auch nimmt: Eine davon wird zur gemeinsamen Ziffer.',
  'xyz-wing':
    'Wie ein XY-Wing, aber die Zelle in der Mitte hat alle drei Ziffern. Also verlieren nur Zellen die Ziffer, die alle drei sehen.',
  'w-wing':
    'Such zwei Zellen mit denselben zwei Kandidaten, die sich nicht sehen. Ein Haus mit zwei Plätzen für eine der Ziffern, je einem neben beiden, lässt nicht zu, dass beide diese Ziffer sind.',
  'chute-remote-pair':
    'Such zwei gleiche Paare in verschiedenen Blöcken eines Bands, und schau auf den dritten Block dieses Bands dazwischen.',
  'empty-rectangle-pair':
    'Such zwei gleiche Paare und einen Block, dessen Plätze für eine der Ziffern alle eines der beiden sehen.',
  'wxyz-wing': LOOK_BENT,
  'almost-locked-pair':
    'Wo sich eine Linie und ein Block kreuzen, such auf beiden Seiten eine Zelle mit zwei Ziffern. Diese beiden teilen sich die Kreuzung.',
  'almost-locked-triple': 'Wie ein fast gesperrtes Paar, mit drei Ziffern und je zwei Zellen auf beiden Seiten.',
  'xyz-ring':
    'Ein XYZ-Wing, dessen Enden noch einmal verbunden sind: Dann hat jede der drei Ziffern ihren Platz, und mehr entfällt.',
  jellyfish: fishIdea('vier'),
  'finned-x-wing': finnedIdea('einen X-Wing'),
  'sashimi-x-wing': sashimiIdea('einen X-Wing'),
  'finned-swordfish': finnedIdea('einen Schwertfisch'),
  'sashimi-swordfish': sashimiIdea('einen Schwertfisch'),
  'finned-jellyfish': finnedIdea('einen Fisch aus vier Linien'),
  'sashimi-jellyfish': sashimiIdea('einen Fisch aus vier Linien'),
  squirmbag: fishIdea('fünf'),
  whale: fishIdea('sechs'),
  leviathan: fishIdea('sieben'),
  'simple-colors-trap':
    'Nimm eine Ziffer und färbe ihre Plätze abwechselnd, wo ein Haus genau zwei hat. Eine Zelle, die beide Farben sieht, kann sie nicht haben.',
  'simple-colors-wrap':
    'Nimm eine Ziffer und färbe ihre Plätze abwechselnd, wo ein Haus genau zwei hat. Sehen sich zwei von einer Farbe, so ist diese Farbe falsch.',
  'multi-colors-1':
    'Färbe zwei getrennte Gruppen einer Ziffer. Wo eine Farbe der einen eine der anderen sieht, ist eine ihrer Gegenfarben wahr.',
  'multi-colors-2':
    'Färbe zwei getrennte Gruppen einer Ziffer. Eine Farbe, die beide Farben der anderen Gruppe sieht, ist falsch.',
  'unique-rectangle-1': `${LOOK_RECTANGLE} ${LOOK_DEADLY_1}`,
  'unique-rectangle-2': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2}`,
  'unique-rectangle-3': `${LOOK_RECTANGLE} ${LOOK_DEADLY_3}`,
  'unique-rectangle-4': `${LOOK_RECTANGLE} ${LOOK_DEADLY_4}`,
  'unique-rectangle-5': `${LOOK_RECTANGLE} ${LOOK_DEADLY_2} Hier sind das zwei Ecken über Kreuz oder drei.`,
  'unique-rectangle-6': `${LOOK_RECTANGLE} Eine der Ziffern hat in zwei Linien keinen anderen Platz und muss in zwei Ecken über Kreuz.`,
  'hidden-rectangle': `${LOOK_RECTANGLE} Nur eine Ecke hat allein das Paar; Linien ohne andere Plätze tun das Übrige.`,
  'avoidable-rectangle-1': `${LOOK_RECTANGLE} Hier hast du drei Ecken selbst gefüllt; keine war gedruckt.`,
  'avoidable-rectangle-2': `${LOOK_RECTANGLE} Hier hast du zwei Ecken selbst gefüllt; eine Ziffer verhindert, dass die anderen es vollenden.`,
  'avoidable-rectangle-3': `${LOOK_RECTANGLE} Hier hast du zwei Ecken selbst gefüllt. ${LOOK_DEADLY_3}`,
  'hidden-avoidable-rectangle': `${LOOK_RECTANGLE} Hier hast du eine Ecke selbst gefüllt; Linien ohne andere Plätze täten das Übrige.`,
  'unique-loop-1': `${LOOK_LOOP} ${LOOK_DEADLY_1}`,
  'unique-loop-2': `${LOOK_LOOP} ${LOOK_DEADLY_2}`,
  'unique-loop-3': `${LOOK_LOOP} ${LOOK_DEADLY_3}`,
  'unique-loop-4': `${LOOK_LOOP} ${LOOK_DEADLY_4}`,
  'bug-plus-1': `${LOOK_BUG} Gibt es nur einen solchen Kandidaten, so ist er wahr.`,
  'bug-2': `${LOOK_BUG} Sind sie dieselbe Ziffer, so steht sie in einer dieser Zellen.`,
  'bug-3': `${LOOK_BUG} Zusammen zählen sie als eine Zelle, die eine nackte Menge vollenden kann.`,
  'bug-4': `${LOOK_BUG} Haben zwei solche Zellen eine Ziffer gemeinsam, so nimmt diese eine von ihnen.`,
  'extended-rectangle-1': `${LOOK_EXTENDED} ${LOOK_DEADLY_1}`,
  'extended-rectangle-2': `${LOOK_EXTENDED} ${LOOK_DEADLY_2}`,
  'extended-rectangle-3': `${LOOK_EXTENDED} ${LOOK_DEADLY_3}`,
  'extended-rectangle-4': `${LOOK_EXTENDED} ${LOOK_DEADLY_4}`,
  'unique-polygon-1': `${LOOK_POLYGON} ${LOOK_DEADLY_1}`,
  'unique-polygon-2': `${LOOK_POLYGON} ${LOOK_DEADLY_2}`,
  'unique-polygon-3': `${LOOK_POLYGON} ${LOOK_DEADLY_3}`,
  'unique-polygon-4': `${LOOK_POLYGON} ${LOOK_DEADLY_4}`,
  'bug-lite':
    'Such einen Teil des Bretts, in dem jede Zelle zwei Kandidaten und jedes Haus seine Ziffern zweimal hat, bis auf wenige weitere Kandidaten. Einer davon ist wahr.',
  'reverse-bug':
    'Schau auf zwei Ziffern, die du selbst gesetzt hast. Sie dürfen nicht in Paaren enden, die tauschen könnten.',
  'symmetrical-placement':
    'Schau auf die Vorgaben als Bild. Ergibt eine Drehung oder Spiegelung mit anderen Ziffern dasselbe Rätsel, so gilt das auch für die Lösung.',
  'firework-triple':
    'Schau auf eine Zelle, in der sich Zeile und Spalte kreuzen. Drei Ziffern, die ihren Block nur durch dieselben zwei Zellen verlassen, füllen diese drei Zellen.',
  'firework-quad':
    'Zwei Feuerwerke mit je zwei Ziffern in Blöcken über Kreuz, die sich in denselben zwei Zellen treffen: Vier Ziffern füllen vier Zellen.',
  'medusa-trap':
    'Färbe Kandidaten, nicht Zellen: entlang von Häusern mit zwei Plätzen und Zellen mit zwei Kandidaten. Was beide Farben ausschließen, entfällt.',
  'medusa-wrap':
    'Färbe Kandidaten entlang von Häusern mit zwei Plätzen und Zellen mit zwei Kandidaten. Eine Farbe, die sich widerspricht, ist falsch.',
  'remote-pair':
    'Such eine Kette von Zellen mit denselben zwei Kandidaten. Bei gerader Zahl von Zellen sind die Enden verschieden; was beide sieht, verliert beide Ziffern.',
  'bivalue-oddagon':
    'Such einen Ring aus einer ungeraden Zahl von Zellen mit denselben zwei Kandidaten. Zwei Ziffern können sich darin nicht abwechseln, also ist einer der anderen Kandidaten wahr.',
  'x-chain': `Verfolge eine Ziffer: starke Verbindungen, wo ein Haus zwei Plätze hat, dazwischen schwache. ${LOOK_NAMED_CHAIN}`,
  'x-colors-trap':
    'Färbe eine Ziffer, und lass jede Farbe auf Häuser übergehen, denen sie einen Platz lässt. Eine Zelle, die beide sieht, verliert die Ziffer.',
  'x-colors-wrap':
    'Färbe eine Ziffer, und lass jede Farbe auf Häuser übergehen, denen sie einen Platz lässt. Eine Farbe, die einem Haus keinen lässt, ist falsch.',
  'xy-chain': `Geh durch Zellen mit zwei Kandidaten: mit der einen Ziffer hinein, mit der anderen hinaus. ${LOOK_NAMED_CHAIN}`,
  'm-wing': `Eine Zelle mit zwei Kandidaten und zwei starke Verbindungen, eine für jede Ziffer, auf derselben Seite. ${LOOK_NAMED_CHAIN}`,
  's-wing': `In der Mitte eine Zelle mit zwei Kandidaten, auf jeder Seite eine starke Verbindung für eine der Ziffern. ${LOOK_NAMED_CHAIN}`,
  'l-wing': `Drei starke Verbindungen in Häusern, für zwei Ziffern, die sich in Zellen treffen. ${LOOK_NAMED_CHAIN}`,
  'h-wing': `Drei starke Verbindungen, teils in Zellen, teils in Häusern, für drei Ziffern. ${LOOK_NAMED_CHAIN}`,
  'continuous-nice-loop':
    'Eine Kette aus abwechselnd starken und schwachen Verbindungen, die ohne Bruch zum Anfang zurückkommt. Jede schwache in ihr wird stark.',
  'discontinuous-nice-loop':
    'Eine Kette, die in die Zelle zurückkommt, in der sie begann. Zwei starke Verbindungen am Anfang setzen die Ziffer, zwei schwache streichen sie.',
  aic: `Verbinde Kandidaten abwechselnd stark und schwach, durch Zellen und Häuser. ${LOOK_NAMED_CHAIN}`,
  'x-cycle':
    'Verfolge eine Ziffer im Kreis, abwechselnd stark und schwach. Was beide Arten ihrer Plätze sieht, verliert die Ziffer.',
  'y-cycle':
    'Geh durch Zellen mit zwei Kandidaten, bis du zurück bist. Was beide Arten von Kandidaten des Kreises sieht, entfällt.',
  'forcing-x-chain':
    'Nimm einen Platz einer Ziffer an und verfolge sie von Haus zu Haus. Kommst du zum Gegenteil zurück, so war es falsch.',
  'bidirectional-cycle':
    'Verfolge Verbindungen durch Zellen und Häuser, bis du zurück bist. Der Kreis gilt in beiden Richtungen.',
  'forcing-chain':
    'Nimm einen Kandidaten an und verfolge eine Verbindung nach der anderen. Kommst du zum Gegenteil zurück, so war es falsch.',
  'grouped-turbot-fish': 'Ein Turbot Fish, in dem zwei oder drei Zellen nebeneinander als ein Platz zählen.',
  'aligned-pair-exclusion':
    'Nimm zwei Zellen und geh alle Paare ihrer Ziffern durch. Jedes, das einer anderen Zelle nichts lässt, scheidet aus.',
  'aligned-triplet-exclusion':
    'Nimm drei Zellen und geh ihre Ziffern zusammen durch. Was einer anderen Zelle nichts lässt, scheidet aus.',
  'sue-de-coq':
    'Schau, wo sich eine Linie und ein Block kreuzen: Zellen mit vielen Kandidaten, die in zwei Gruppen zerfallen, eine von Zellen der Linie gehalten, eine von Zellen des Blocks.',
  'vwxyz-wing': LOOK_BENT,
  'uvwxyz-wing': LOOK_BENT,
  'als-xz':
    'Such zwei Mengen von Zellen mit einer Ziffer mehr als Zellen. Haben sie eine Ziffer gemeinsam, die nur eine haben kann, so steht eine andere gemeinsame Ziffer in einer der beiden.',
  'als-xy-wing':
    'Ein XY-Wing aus Mengen: Eine Menge in der Mitte nimmt einer von zwei anderen eine Ziffer, und diese hat dann die gemeinsame.',
  'als-w-wing':
    'Ein W-Wing aus Mengen: Ein Haus mit Plätzen für eine Ziffer lässt nicht zu, dass beide Mengen sie haben. Also hat eine all ihre übrigen.',
  'als-chain':
    'Mengen mit einer Ziffer mehr als Zellen, eine nach der anderen verbunden durch Ziffern, die nur eine von zweien haben kann.',
  'ahs-xz':
    'Such Ziffern eines Hauses mit einem Platz mehr als Ziffern, in zwei Häusern, die zwei Zellen teilen. Was dort fremd ist, entfällt.',
  'death-blossom':
    'Eine Zelle, und zu jedem ihrer Kandidaten eine Menge von Zellen, die ihn verlöre. Alle Mengen haben eine weitere Ziffer gemeinsam: Was sie in allen sieht, entfällt.',
  'franken-x-wing': frankenIdea('zwei'),
  'franken-swordfish': frankenIdea('drei'),
  'franken-jellyfish': frankenIdea('vier'),
  'finned-franken-x-wing': `${frankenIdea('zwei')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-swordfish': `${frankenIdea('drei')} ${LOOK_WITH_A_FIN}`,
  'finned-franken-jellyfish': `${frankenIdea('vier')} ${LOOK_WITH_A_FIN}`,
  'grouped-continuous-nice-loop':
    'Ein Kreis von Verbindungen, in dem Zellen nebeneinander oder Mengen von Zellen als eine zählen. Jede schwache in ihm wird stark.',
  'grouped-discontinuous-nice-loop':
    'Eine Kette mit Gruppen oder Mengen von Zellen, die in die Zelle zurückkommt, in der sie begann.',
  'grouped-aic': `Eine Kette, in der Zellen nebeneinander oder Mengen mit einer Ziffer mehr als Zellen als ein Glied zählen. ${LOOK_NAMED_CHAIN}`,
  tridagon:
    'Schau auf vier Blöcke im Quadrat, mit je drei Zellen, die dieselben drei Ziffern und wenig sonst haben. Diese drei allein passen nie, also ist einer der anderen Kandidaten wahr.',
  'tridagon-forcing-chain':
    'Ein Tridagon mit mehreren anderen Kandidaten: Verfolge jeden. Führen alle zum selben, so gilt es.',
  'sk-loop':
    'Such Paare von Zellen um vier Vorgaben in vier Blöcken, in denen sich die Ziffern rundherum teilen wie eine Kette, die sich schließt.',
  'junior-exocet':
    'Such zwei Zellen eines Blocks mit drei oder vier Ziffern, und zwei Zellen anderswo im Band, die sie wiederholen müssen.',
  'double-exocet': 'Zwei Exocets mit denselben Ziffern in einem Band: Jeder engt den anderen ein.',
  'senior-exocet': 'Ein Exocet, dessen zweite zwei Zellen irgendwo in seinen Linien liegen.',
  nishio:
    'Nimm einen Platz einer Ziffer an und schau nur auf diese Ziffer. Hat ein Haus keinen Platz mehr für sie, so war es falsch.',
  'cell-forcing-chain': 'Nimm eine Zelle und verfolge jeden ihrer Kandidaten. Führen alle zum selben, so gilt es.',
  'region-forcing-chain':
    'Nimm eine Ziffer in einem Haus und verfolge jeden ihrer Plätze. Führen alle zum selben, so gilt es.',
  'uniqueness-forcing-chain':
    'Ein tödliches Muster mit mehreren Auswegen: Verfolge jeden. Führen alle zum selben, so gilt es.',
  'bug-forcing-chain':
    'Fast alle Zellen haben zwei Kandidaten: Verfolge jeden der überzähligen. Führen alle zum selben, so gilt es.',
  'oddagon-forcing-chain':
    'Ein ungerader Ring aus zwei Ziffern mit mehreren anderen Kandidaten: Verfolge jeden. Führen alle zum selben, so gilt es.',
  'multi-sector-locked-sets':
    'Wähl Zeilen und Spalten, und für jede einige Ziffern. Zähl, wo sie sich kreuzen, die Zellen und den Raum für Ziffern: Ist beides gleich, so ist jede Ziffer dort an ihre Linien gebunden.',
  'dynamic-forcing-chain': `${LOOK_FOLLOW} Was sich als falsch erweist, kann Häuser schließen und neue Wege öffnen. Was in jedem Fall herauskommt, gilt.`,
  'dynamic-forcing-chain-plus': `${LOOK_FOLLOW} Nutz dabei gesperrte Kandidaten, Paare und X-Wings, die unterwegs entstehen. Was in jedem Fall herauskommt, gilt.`,
  'broken-wing':
    'Nimm eine Ziffer und such einen Ring aus einer ungeraden Zahl von Plätzen. Er kann sich nicht schließen, also steht sie an einem der anderen Plätze seiner Häuser.',
  'finned-squirmbag': finnedIdea('einen Fisch aus fünf Linien'),
  'finned-whale': finnedIdea('einen Fisch aus sechs Linien'),
  'finned-leviathan': finnedIdea('einen Fisch aus sieben Linien'),
  'siamese-fish': 'Zwei Fische in denselben Linien, jeder mit eigener Flosse. Was jeder für sich streicht, entfällt.',
  'mutant-swordfish': mutantIdea('drei'),
  'mutant-jellyfish': mutantIdea('vier'),
  'finned-mutant-swordfish': `${mutantIdea('drei')} ${LOOK_WITH_A_FIN}`,
  'finned-mutant-jellyfish': `${mutantIdea('vier')} ${LOOK_WITH_A_FIN}`,
  'kraken-fish-1':
    'Ein Fisch, dessen Flosse nicht sieht, was entfallen soll. Ketten von jedem Teil der Flosse führen trotzdem dorthin.',
  'kraken-fish-2':
    'Ein Fisch mit Flosse: Verfolge die Flosse und die Plätze einer seiner Linien. Führen alle zum selben, so gilt es.',
  'template-set':
    'Leg eine Ziffer auf jede passende Art über das ganze Brett. Eine Zelle, die immer dabei ist, hat sie.',
  'template-delete':
    'Leg eine Ziffer auf jede passende Art über das ganze Brett. Eine Zelle, die nie dabei ist, verliert sie.',
  'brute-force': 'Findet sich sonst nichts, so lass dir von einem Löser eine Ziffer sagen, und denk selbst weiter.',
  'nested-forcing-chain': `${LOOK_FOLLOW} Nutz Ketten und ganze Netze, die unterwegs entstehen. Weiter geht niemand mit Papier und Bleistift.`,
} as const satisfies Readonly<Record<string, string>>;

/** Rules and clues. */
export const words: WholeWords = {
  theNumber: 'die Zahl',
  every: { row: 'jede Zeile', column: 'jede Spalte', box: 'jeder Block', region: 'jedes Gebiet' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`),
  range: (first, last) => `${first} bis ${last}`,
  place: (number, all) => `${number} von ${all}`,
  normal: 'Es gelten die üblichen Sudoku-Regeln.',
  full: '{houses} enthält jede der Ziffern {digits} genau einmal.',
  differ: '{houses} enthält Ziffern {digits}, keine davon zweimal.',
  free: 'Jede Zelle enthält eine der Ziffern {digits}.',
  colors: { whisper: 'grünen', dutch: 'orangen' },
  rules: {
    x: { name: 'Diagonalen', says: 'Beide Diagonalen enthalten jede Ziffer.' },
    windows: { name: 'Fenster', says: 'Die getönten Fenster enthalten jede Ziffer.' },
    disjoint: {
      name: 'disjunkte Gruppen',
      says: 'Zellen an der gleichen Stelle ihrer Blöcke enthalten jede Ziffer.',
    },
    antiknight: { name: 'Anti-Springer', says: 'Zellen im Abstand eines Springerzugs sind verschieden.' },
    antiking: { name: 'Anti-König', says: 'Zellen, die sich an einer Ecke berühren, sind verschieden.' },
    nonconsecutive: {
      name: 'nicht aufeinanderfolgend',
      says: 'In benachbarten Zellen stehen nie aufeinanderfolgende Ziffern.',
    },
    'neg-ratio': {
      name: 'alle schwarzen Punkte',
      says: 'Alle schwarzen Punkte sind eingezeichnet: Ohne Punkt hat kein Nachbarpaar dieses Verhältnis.',
    },
    'neg-diff': {
      name: 'alle weißen Punkte',
      says: 'Alle weißen Punkte sind eingezeichnet: Ohne Punkt hat kein Nachbarpaar diese Differenz.',
    },
    'neg-xv': {
      name: 'alle X und V',
      says: 'Alle X und V sind eingezeichnet: Kein anderes Nachbarpaar ergibt zusammen 10 oder 5.',
    },
    globalentropy: {
      name: 'globale Entropie',
      says: 'Jedes Quadrat aus vier Zellen enthält eine kleine, eine mittlere und eine große Ziffer.',
    },
    globalmod: {
      name: 'global modular',
      says: 'Jedes Quadrat aus vier Zellen enthält alle drei Reste beim Teilen durch 3.',
    },
    diagonal: { name: 'Diagonale', says: 'Eine eingezeichnete Diagonale enthält jede Ziffer.' },
    killer: {
      name: 'Käfig',
      number: 'Summe {n}',
      says: 'Die Ziffern in einem Käfig sind verschieden und ergeben zusammen {n}.',
      special: { '': 'Die Ziffern in einem Käfig ohne Zahl sind verschieden.' },
    },
    sum: {
      name: 'Summenkäfig',
      number: 'Summe {n}',
      says: 'Die Ziffern in einem grauen Käfig ergeben zusammen {n} und dürfen sich wiederholen.',
    },
    extraregion: {
      name: 'zusätzliches Gebiet',
      says: 'Die Ziffern in einem getönten Gebiet sind verschieden.',
    },
    arrow: {
      name: 'Pfeil',
      parts: ['Kreis', 'Schaft'],
      says: 'Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in seinem Kreis; sie dürfen sich wiederholen.',
    },
    doublearrow: {
      name: 'Doppelpfeil',
      says: 'Die Ziffern zwischen den beiden Kreisen einer pinken Linie ergeben so viel wie beide Kreise zusammen.',
    },
    thermo: { name: 'Thermometer', says: 'Auf einem Thermometer steigen die Ziffern von der Kugel an.' },
    slowthermo: {
      name: 'langsames Thermometer',
      says: 'Auf einem hohlen Thermometer steigen die Ziffern von der Kugel an oder bleiben gleich.',
    },
    whisper: {
      name: 'Flüsterlinie',
      number: 'Abstand {n}',
      says: 'Benachbarte Ziffern auf {color} Linien unterscheiden sich um mindestens {n}.',
    },
    renban: {
      name: 'Renban-Linie',
      says: 'Die Ziffern auf einer magentafarbenen Linie folgen lückenlos aufeinander, in beliebiger Reihenfolge und ohne Wiederholung.',
    },
    nabner: {
      name: 'Nabner-Linie',
      says: 'Je zwei Ziffern auf einer olivgrünen Linie unterscheiden sich um mindestens 2.',
    },
    palindrome: {
      name: 'Palindrom',
      says: 'Die Ziffern auf einer breiten grauen Linie lesen sich von beiden Enden gleich.',
    },
    between: {
      name: 'Zwischenlinie',
      says: 'Die Ziffern zwischen den beiden Kreisen einer grauen Linie liegen echt zwischen den Ziffern in den Kreisen.',
    },
    lockout: {
      name: 'Lockout-Linie',
      number: 'Abstand {n}',
      says: 'Die Ziffern in den beiden Rauten einer Linie unterscheiden sich um mindestens {n}; die Ziffern dazwischen liegen außerhalb ihres Bereichs.',
    },
    regionsum: {
      name: 'Blocksummenlinie',
      says: 'Auf einer hellblauen Linie hat jedes Stück innerhalb eines Blocks dieselbe Summe.',
    },
    zipper: {
      name: 'Reißverschlusslinie',
      says: 'Auf einer fliederfarbenen Linie haben Ziffern im gleichen Abstand von der Mitte dieselbe Summe; steht eine Ziffer in der Mitte, ist sie diese Summe.',
    },
    entropic: {
      name: 'Entropielinie',
      says: 'Je drei aufeinanderfolgende Zellen einer pfirsichfarbenen Linie enthalten eine kleine, eine mittlere und eine große Ziffer.',
    },
    modular: {
      name: 'modulare Linie',
      number: 'Modul {n}',
      says: 'Je {n} aufeinanderfolgende Zellen einer türkisen Linie enthalten alle Reste beim Teilen durch {n}.',
      rule: 'So viele aufeinanderfolgende Zellen einer türkisen Linie, wie ihre Zahl sagt, enthalten alle Reste beim Teilen durch sie.',
    },
    parityline: {
      name: 'Paritätslinie',
      says: 'Auf einer roten Linie wechseln sich gerade und ungerade Ziffern ab.',
    },
    difference: {
      name: 'weißer Punkt',
      number: 'Differenz {n}',
      says: 'Die Ziffern beiderseits eines weißen Punkts mit Zahl unterscheiden sich um {n}.',
      special: { '1': 'Die Ziffern beiderseits eines weißen Punkts folgen aufeinander.' },
    },
    ratio: {
      name: 'schwarzer Punkt',
      number: 'Verhältnis {n}',
      says: 'Von den Ziffern beiderseits eines schwarzen Punkts mit Zahl ist eine das {n}-Fache der anderen.',
      rule: 'Ein schwarzer Punkt mit Zahl sagt, das Wievielfache der einen Ziffer die andere ist.',
      special: { '2': 'Von den Ziffern beiderseits eines schwarzen Punkts ist eine das Doppelte der anderen.' },
    },
    xv: {
      name: 'XV',
      number: 'Summe {n}',
      says: 'Die Ziffern beiderseits einer Zahl auf einer Kante ergeben zusammen {n}.',
      special: {
        '5': 'Die Ziffern beiderseits eines V ergeben zusammen 5.',
        '10': 'Die Ziffern beiderseits eines X ergeben zusammen 10.',
        '15': 'Die Ziffern beiderseits eines XV ergeben zusammen 15.',
      },
    },
    inequality: { name: 'Ungleichheitszeichen', says: 'Ein Ungleichheitszeichen zeigt auf die kleinere Ziffer.' },
    quadruple: {
      name: 'Quadrupel',
      number: 'Ziffern {n}',
      says: 'Die vier Zellen um einen Ring enthalten die Ziffern {n}.',
      rule: 'Die vier Zellen um einen Ring enthalten die Ziffern darin, jede mindestens so oft wie dort.',
    },
    odd: { name: 'ungerade Zelle', says: 'Eine Zelle mit grauer Scheibe enthält eine ungerade Ziffer.' },
    even: { name: 'gerade Zelle', says: 'Eine Zelle mit grauem Quadrat enthält eine gerade Ziffer.' },
    minimum: {
      name: 'Minimum',
      says: 'Eine getönte Zelle, in die Pfeilspitzen zeigen, ist kleiner als alle Nachbarn, die nicht ebenso markiert sind.',
    },
    maximum: {
      name: 'Maximum',
      says: 'Eine getönte Zelle, aus der Pfeilspitzen zeigen, ist größer als alle Nachbarn, die nicht ebenso markiert sind.',
    },
    clone: {
      name: 'Klone',
      says: 'Getönte Gruppen gleicher Form enthalten an gleichen Stellen gleiche Ziffern.',
    },
    colindex: {
      name: 'Spaltenzeiger',
      says: 'Die Ziffer in einer markierten Zelle der Spalte s sagt, in welcher Spalte ihrer Zeile die s steht.',
    },
    rowindex: {
      name: 'Zeilenzeiger',
      says: 'Die Ziffer in einer markierten Zelle der Zeile z sagt, in welcher Zeile ihrer Spalte die z steht.',
    },
    boxindex: {
      name: 'Blockzeiger',
      says: 'Die Ziffer in einer markierten Zelle am Platz p ihres Blocks sagt, an welchem Platz des Blocks die p steht.',
    },
    littlekiller: {
      name: 'Little Killer',
      number: 'Summe {n}',
      says: 'Die Ziffern der Diagonale, auf die ein kleiner Pfeil zeigt, ergeben zusammen {n} und dürfen sich wiederholen.',
    },
    sandwich: {
      name: 'Sandwichsumme',
      number: 'Summe {n}',
      says: 'Die Ziffern zwischen der kleinsten und der größten Ziffer der Zeile oder Spalte ergeben zusammen {n} am Rand.',
    },
    xsum: {
      name: 'X-Summe',
      number: 'Summe {n}',
      says: 'Die ersten X Ziffern vom Rand aus ergeben zusammen {n} am Rand; X ist die erste von ihnen.',
    },
    skyscraper: {
      name: 'Hochhäuser',
      number: '{n} zu sehen',
      says: 'Von {n} am Rand aus gesehen sind so viele Ziffern größer als alle vor ihnen.',
      rule: 'Eine Zahl am Rand sagt, wie viele Ziffern von dort aus größer sind als alle vor ihnen.',
    },
    numberedroom: {
      name: 'nummerierter Raum',
      number: 'Ziffer {n}',
      says: 'Die erste Ziffer vom Rand aus sagt, in der wievielten Zelle {n} vom Rand steht.',
    },
    pair: {
      name: 'Tabellenlinie',
      says: 'Je zwei Nachbarn auf einer dünnen Linie sind ein Ziffernpaar, das die Tabelle der Linie erlaubt.',
    },
    pairx: {
      name: 'Tabellengruppe',
      says: 'Je zwei beliebige Zellen auf einer dünnen Linie sind ein Ziffernpaar, das die Tabelle der Gruppe erlaubt.',
    },
    automaton: {
      name: 'Automatenlinie',
      says: 'Zelle für Zelle gelesen gehen die Ziffern auf einer dünnen Linie nur Schritte, die der Automat der Linie erlaubt, und wo sie enden, darf er halten.',
    },
    anyof: {
      name: 'Alternativen',
      says: 'Von mehreren Hinweisen, die zur Wahl stehen, stimmt mindestens einer.',
    },
    rellik: {
      name: 'Rellik-Käfig',
      number: 'nicht {n}',
      says: 'Die Ziffern in einem Rellik-Käfig sind verschieden, und keine von ihnen ergeben zusammen {n}.',
    },
    equality: {
      name: 'Gleichstandskäfig',
      says: 'Die Ziffern in einem Gleichstandskäfig sind verschieden, ebenso viele gerade wie ungerade und ebenso viele niedrig wie hoch.',
    },
    lookandsay: {
      name: 'Look-and-say-Käfig',
      number: '{n}',
      says: 'Die Zahlen des Käfigs sagen paarweise, wie oft eine Ziffer darin steht: 2 3 bedeutet zwei Dreien.',
    },
    containatleast: {
      name: 'Inhalt',
      number: '{n}',
      says: 'Die Zellen enthalten die Ziffern {n}, jede mindestens so oft wie genannt.',
    },
    containexact: {
      name: 'genauer Inhalt',
      number: '{n}',
      says: 'Die Zellen enthalten die Ziffern {n}, jede genau so oft wie genannt.',
    },
    lunchbox: {
      name: 'Lunchbox',
      number: 'Summe {n}',
      says: 'Die Ziffern einer Lunchbox sind verschieden; die zwischen ihrer kleinsten und größten ergeben zusammen {n}.',
    },
    sumline: {
      name: 'Summenlinie',
      number: 'Summe {n}',
      says: 'Die Linie lässt sich in Stücke teilen, die jeweils zusammen {n} ergeben.',
    },
    equalsum: {
      name: 'gleiche Summen',
      says: 'Die Gruppen von Zellen ergeben jeweils dieselbe Summe.',
    },
    samevalues: {
      name: 'gleiche Ziffern',
      says: 'Die Gruppen von Zellen enthalten dieselben Ziffern gleich oft.',
    },
    countingcircles: {
      name: 'zählende Kreise',
      says: 'Die Ziffer in einem Kreis sagt, in wie vielen der Kreise sie steht.',
    },
    valueindex: {
      name: 'Wertzeiger',
      says: 'Die zweite Zelle des Pfeils sagt, wie viele Zellen hinter ihr die Ziffer vom Anfang noch einmal steht.',
    },
    hiddenskyscraper: {
      name: 'verdecktes Hochhaus',
      number: 'Ziffer {n}',
      says: 'Die erste Ziffer, die vom Rand aus kleiner ist als eine vor ihr, ist {n} am Rand.',
    },
    antitaxicab: {
      name: 'Anti-Taxi',
      says: 'Zwei Zellen mit gleicher Ziffer liegen nie genau so viele Schritte von Kante zu Kante auseinander.',
    },
    dutchflatmates: {
      name: 'Dutch Flatmates',
      says: 'Über jeder 5 steht direkt eine 1, oder unter ihr direkt eine 9.',
    },
    regionsamevalues: {
      name: 'überall gleiche Ziffern',
      says: 'Alle Zeilen, Spalten und Blöcke der größten Länge enthalten dieselben Ziffern.',
    },
    fullrank: {
      name: 'Rangfolge',
      number: 'Stelle {n}',
      says: 'Alle Zeilen und Spalten, von beiden Enden als Zahlen gelesen, werden geordnet; diese kommt an Stelle {n}.',
    },
  },
};

/** What people call techniques besides, by technique id. */
export const synonyms = {
  'full-house': ['letzte Ziffer', 'letzte freie Zelle'],
  'hidden-single': ['versteckter Single'],
  'naked-single': ['einziger Kandidat', 'nackter Single'],
  'direct-hidden-triplet': ['direkter versteckter Drilling'],
  pointing: ['zeigendes Paar'],
  'locked-triple': ['gesperrter Drilling'],
  'naked-pair': ['nackter Zwilling', 'offenes Paar'],
  'naked-triple': ['nackter Drilling', 'nacktes Tripel', 'offener Dreier'],
  'naked-quad': ['nackter Vierling', 'nacktes Quadrupel'],
  'hidden-pair': ['versteckter Zwilling'],
  'hidden-triple': ['versteckter Drilling', 'verstecktes Tripel'],
  'hidden-quad': ['versteckter Vierling', 'verstecktes Quadrupel'],
  'x-wing': ['X-Flügel'],
  jellyfish: ['Qualle'],
  squirmbag: ['Fünferfisch', 'Seestern'],
  whale: ['Walfisch', 'Sechserfisch'],
  leviathan: ['Siebenerfisch'],
  'siamese-fish': ['Zwillingsfisch'],
  'mutant-swordfish': ['Mutantenfisch'],
  'kraken-fish-1': ['Krake'],
  'kraken-fish-2': ['Krake'],
  skyscraper: ['Hochhaus'],
  'two-string-kite': ['Drachen', 'Papierdrachen'],
  'turbot-fish': ['Steinbutt'],
  'xy-wing': ['XY-Flügel', 'Y-Flügel'],
  'xyz-wing': ['XYZ-Flügel'],
  'wxyz-wing': ['WXYZ-Flügel'],
  'w-wing': ['W-Flügel'],
  'finned-x-wing': ['X-Flügel mit Flosse'],
  'hidden-rectangle': ['verstecktes eindeutiges Rechteck'],
  'symmetrical-placement': ['Symmetrie'],
  'remote-pair': ['Fernpaar'],
  'x-cycle': ['X-Zyklus'],
  'y-cycle': ['Y-Zyklus'],
  'bidirectional-cycle': ['beidseitiger Zyklus'],
  'forcing-chain': ['Folgerungskette'],
  'death-blossom': ['Blüte des Todes'],
  'firework-triple': ['Feuerwerk'],
  'firework-quad': ['Feuerwerk'],
  tridagon: ['Thors Hammer'],
  'multi-sector-locked-sets': ['Mehrfachsektoren'],
  'double-exocet': ['Doppelexocet'],
  'law-of-leftovers': ['Restregel'],
  'broken-wing': ['Wächter'],
  'cage-combinations': ['Summenkombinationen'],
  'innie-outie': ['45er-Regel'],
  'innies-outies': ['45er-Regel'],
  'innie-outie-of-houses': ['45er-Regel'],
  'innies-outies-of-houses': ['45er-Regel'],
  'sum-parity': ['gerade und ungerade'],
} as const satisfies Synonyms;

/** What people call the families. */
export const families = {
  singles: ['Einer'],
  ties: ['Hinweise', 'Regeln'],
  'locked-candidates': ['eingesperrte Kandidaten'],
  subsets: ['Teilmengen'],
  fish: ['Fische'],
  'single-digit': ['Muster einer Ziffer'],
  wings: ['Flügel'],
  coloring: ['Färben', 'Faerben'],
  uniqueness: ['Eindeutigkeit'],
  chains: ['Ketten'],
  'almost-locked-sets': ['fast geschlossene Mengen'],
  exclusion: ['Ausschluss'],
  patterns: ['große Muster'],
  sums: ['Summen', 'Käfige'],
  clues: ['Hinweise', 'Varianten'],
  'last-resort': ['letzter Ausweg', 'Schablonen'],
} as const satisfies Synonyms;
