import type { Texts } from '../language.ts';

// Sentences that several techniques share.
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

/** The sentences of techniques, by their ids. The holes are those of the English sentence. */
export const sentences = {
  // singles
  'full-house': 'In {house} ist nur noch {cell} leer, und {digit} ist die Ziffer, die dort fehlt.',
  'hidden-single':
    '{digit} hat in {house} nur noch einen Platz: {cell}. Jede andere Zelle dort ist gefüllt, sieht schon eine {digit}, oder {digit} ist in ihr ausgeschlossen.',
  'naked-single':
    '{digit} ist der einzige Kandidat, der in {cell} übrig ist: Jede andere Ziffer steht schon in einer Zelle, die von hier zu sehen ist, oder ist hier ausgeschlossen.',
  // ties
  'restricted-cell': 'In {cells} darf nur {digits} stehen ({demands}).',
  'tied-cell': 'In {cell} steht {digit}. Dazu passt nicht jede Ziffer in {cells} ({demands}).',
  'line-range':
    'Jede Zelle muss zu denen passen, an die sie gebunden ist, und diese zu den ihren ({demands}). So bleibt jedem Platz nur ein Teil der Ziffern, was auch immer sonst wo steht.',
  'missing-partner': 'In {cell} kann nur {digits} stehen. Nichts davon passt zu {gone} in {other} ({demands}).',
  'rule-pointing':
    'In {house} kann {digit} nur in {cells} stehen. Jeder dieser Plätze schließt {gone} aus, wo kein Haus es tut: {demands}.',
  'linked-set':
    '{cells} sind alle verschieden und haben nur die Kandidaten {digits}, so viele Ziffern wie Zellen; also steht jede dieser Ziffern in einer dieser Zellen. Wo auch immer, sie schließt {gone} aus, und wo kein Haus es tut: {demands}.',
  'tied-pair':
    '{cells} lassen sich nur auf {ways} Arten zusammen füllen ({demands}). In jeder davon schließt eine der beiden Ziffern {gone} aus.',
  // sums and counts that are seen at once
  'sum-last-cell': 'Bis auf {cell} sind alle Zellen von {clue} gefüllt. Mit {digit} dort stimmt die Summe.',
  'count-places':
    '{clue} verlangt, dass {count} seiner Zellen eine der Ziffern {digits} enthalten, und nur {cells} können das. Also ist es in jeder davon so.',
  'innie-outie':
    'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Allein {cell} macht den Unterschied aus, dort steht also {digit}.',
  'cage-single':
    '{clue} kann nur {combinations} sein und braucht also eine {digit}. Dort kann sie nur in {cells} stehen.',
  'cage-combinations':
    'Die Zellen von {clue} sind verschieden und können mit den Kandidaten, die noch da sind, nur {combinations} sein. Mit jedem anderen Kandidaten käme die Summe nicht zustande.',
  'set-combinations':
    'Mit den Kandidaten, die noch da sind, können die Ziffern von {clue} nur {combinations} sein. Jeder andere Kandidat ließe keine dieser Mengen ganz.',
  'sum-bounds':
    'Man nehme die anderen Zellen von {clue} so klein und so groß, wie sie sein können. Dann lässt die Summe für {cells} nur Ziffern von {least} bis {most}.',
  // locked candidates and subsets
  'direct-pointing':
    'In {from} kann {digit} nur in {cells} stehen, also in {to}; dort hat {to} die {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  'direct-claiming':
    'In {from} hat {digit} nur noch die Plätze {cells}, also in {to}; dort hat {to} die {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  pointing:
    'In {from} kann {digit} nur in {cells} stehen, und diese Zellen liegen in {to}. Wo auch immer sie hinkommt, {to} hat damit die {digit} und braucht keine weitere.',
  claiming:
    'In {from} hat {digit} nur noch die Plätze {cells}, und die liegen in {to}. In einer dieser Zellen steht sie, im Rest von {to} also nicht.',
  'direct-hidden-pair': DIRECT_HIDDEN_SET,
  'direct-hidden-triplet': DIRECT_HIDDEN_SET,
  'locked-pair': LOCKED_SET,
  'locked-triple': LOCKED_SET,
  'count-must-digits':
    '{clue} braucht {digits} in einer der Zellen {cells}. Eine Zelle, die all diese sieht, kann nicht {digits} sein.',
  'cage-must-digits':
    '{clue} kann nur {combinations} sein und braucht also eine {digit}, in einer der Zellen {cells}. Zellen, die all diese sehen, können nicht {digit} sein.',
  'naked-pair': NAKED_SET,
  'naked-triple': NAKED_SET,
  'hidden-pair': HIDDEN_SET,
  'hidden-triple': HIDDEN_SET,
  'naked-quad': NAKED_SET,
  'hidden-quad': HIDDEN_SET,
  // patterns of one digit
  skyscraper:
    'In {first} wie in {second} hat {digit} nur zwei Plätze. Zwei davon, {near}, stehen in einer Linie, also ist höchstens eine davon {digit}. Dann ist mindestens eine der beiden anderen, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  'two-string-kite':
    '{digit} hat in {first} nur zwei Plätze und in {second} nur zwei. {near}, je einer davon, stehen im selben Block, also ist höchstens eine dieser Zellen {digit}. Dann ist mindestens eines der anderen Enden, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  'turbot-fish':
    '{digit} hat in {first} nur zwei Plätze und in {second} nur zwei. {near}, je einer davon, sehen einander, also ist höchstens eine dieser Zellen {digit}. Dann ist mindestens eines der anderen Enden, {far}, {digit}, und keine Zelle, die beide sieht, kann es sein.',
  'empty-rectangle':
    'In {box} liegt jeder Platz für {digit} in {line} oder in {cross}. In {pair} hat {digit} nur zwei Plätze, {near} und {far}. Entweder ist {far} {digit}; oder {near} ist es, dann hat {line} ihre {digit}, und {box} muss seine aus {cross} nehmen. So oder so entfällt {digit} in der Zelle von {cross}, die {far} sieht.',
  'dual-two-string-kite':
    '{near} stehen im selben Block, also ist höchstens eine davon {digit}. In der Zeile und in der Spalte einer jeden hat {digit} nur einen weiteren Platz. Also ist eine von {far} {digit} und ebenso eine von {others}: Keine Zelle, die beide Enden eines solchen Drachens sieht, kann {digit} sein.',
  'dual-empty-rectangle':
    'Die Plätze für {digit} in {box} bilden zweimal ein leeres Rechteck: einmal mit den beiden Plätzen {first} in {pair}, einmal mit den beiden Plätzen {second} in {other}. Jedes Mal steht {digit} entweder am fernen Ende des Paars oder in dem Arm von {box}, den das nahe Ende ihr lässt.',
  // coloring
  'simple-colors-trap':
    'Häuser mit nur zwei Plätzen für {digit} verbinden diese Zellen, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Alle Zellen der einen Farbe sind {digit} und keine der anderen. Eine Zelle, die beide Farben sieht, sieht auf jeden Fall eine {digit}.',
  'simple-colors-wrap':
    'Häuser mit nur zwei Plätzen für {digit} verbinden diese Zellen, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Alle Zellen der einen Farbe sind {digit} und keine der anderen. Zwei Zellen der ersten Farbe sehen aber einander, also ist diese Farbe die falsche.',
  'multi-colors-1':
    'Häuser mit nur zwei Plätzen für {digit} verbinden eine Farbe, {first}, mit ihrer Gegenfarbe, {second}; und eine andere, {third}, mit ihrer, {fourth}. Von zwei Gegenfarben ist eine ganz {digit}. Wo eine Farbe hier eine Farbe dort sieht, wie bei {meeting}, sind nicht beide {digit}; also ist es mindestens eine ihrer Gegenfarben, und keine Zelle, die beide Gegenfarben sieht, kann es sein.',
  'multi-colors-2':
    'Häuser mit nur zwei Plätzen für {digit} verbinden eine Farbe, {third}, mit ihrer Gegenfarbe, {fourth}; eine von beiden ist also ganz {digit}. Eine ebenso entstandene Farbe, {first}, ist ganz {digit} oder gar nicht. Ihre Zellen sehen {third} wie {fourth}, also sähe eine von ihnen eine weitere {digit}: Diese Farbe ist falsch.',
  // uniqueness
  'unique-rectangle-1':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  'unique-rectangle-2':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die beide sieht.',
  'unique-rectangle-3':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  'unique-rectangle-4':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann {digit} nicht in der anderen stehen.',
  'unique-rectangle-5':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  'unique-rectangle-6':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. In {houses} hat {digit} nur Plätze im Rechteck, also steht sie in zwei gegenüberliegenden Ecken. Wären das {roof}, bliebe den beiden anderen nur {other}.',
  'hidden-rectangle':
    'Stünden im Rechteck {cells} nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. {floor} kann nichts anderes sein. Stünde {digit} in {corner}, so müsste {linked} in beide Ecken daneben, weil {houses} keinen anderen Platz dafür haben; dann stünde auch in {floor} {digit}.',
  'avoidable-rectangle-1':
    'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} ist noch leer, und {wanted} würde es vollenden.',
  'avoidable-rectangle-2':
    'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die beide sieht.',
  'avoidable-rectangle-3':
    'Keine Ecke des Rechtecks {cells} ist vorgegeben. Stünden darin nur {pair}, so könnten diese ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  'hidden-avoidable-rectangle':
    'Keine Ecke des Rechtecks {cells} ist vorgegeben, und in {floor} steht {digit}. Stünde sie auch in {corner}, so stünde {linked} in beiden Ecken daneben, weil {houses} keinen anderen Platz dafür haben. Dann könnten {pair} ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen.',
  'unique-loop-1':
    'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  'unique-loop-2':
    'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  'unique-loop-3':
    'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  'unique-loop-4':
    'Jedes Haus enthält keine oder zwei der Zellen {cells}. Stünden darin nur {pair}, so könnten diese entlang der ganzen Schleife ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann {digit} nicht in der anderen stehen.',
  'extended-rectangle-1':
    'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.',
  'extended-rectangle-2':
    'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.',
  'extended-rectangle-3':
    'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  'extended-rectangle-4':
    'Die Zellen {cells} liegen in zwei Linien. Stünden dort nur {pair}, so hätten beide Linien all diese Ziffern und könnten sie tauschen, und das Rätsel hätte zwei Lösungen. Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann keine der Ziffern {digit} in der anderen stehen.',
  'unique-polygon-1': `${POLYGON} Nur {roof} hat andere Kandidaten, also steht dort einer von diesen.`,
  'unique-polygon-2': `${POLYGON} Nur {digit} in {roof} kann das verhindern: {digit} steht in einer dieser Zellen und in keiner, die sie alle sieht.`,
  'unique-polygon-3': `${POLYGON} Also steht in einer der Zellen {roof} etwas anderes: Beide gelten zusammen als eine Zelle, die nur {others} zur Wahl hat. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.`,
  'unique-polygon-4': `${POLYGON} Nur {roof} haben andere Kandidaten, und {locked} hat in {house} nur diese beiden Plätze. Steht {locked} in der einen, so kann keine der Ziffern {digit} in der anderen stehen.`,
  'symmetrical-placement':
    'Man drehe oder spiegele das Brett so, dass {start} nach {end} kommt, und ersetze jede Ziffer: {images}. Dann sind die Vorgaben dieselben wie zuvor. Also ist es auch die Lösung, denn es gibt nur eine: Das Bild einer Zelle enthält das Bild ihrer Ziffer.',
  'bug-plus-1':
    'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also steht in {cells}, was dort überzählig ist.',
  'bug-2':
    'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten richtig: {digit} steht in einer der Zellen {cells} und in keiner, die diese alle sieht.',
  'bug-3':
    'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten richtig, und {cells} gelten zusammen als eine Zelle mit ihnen. Mit {set} ergibt das so viele Zellen wie Ziffern in {house}: {digits} haben dort keinen anderen Platz.',
  'bug-4':
    'Ohne {extras} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. In {house} steht {locked} in einer der Zellen {cells}; wäre die andere weder {locked} noch einer der überzähligen Kandidaten, so wäre keiner von diesen richtig.',
  'bug-lite':
    'Ohne {guardians} hätte jede der Zellen {cells} zwei Kandidaten, und in jedem Haus hätte eine Ziffer keinen oder zwei Plätze darin. Dann nähme jedes Haus dort all diese Ziffern auf, und mit dem jeweils anderen Kandidaten täte es das auch: Das Rätsel hätte zwei Lösungen. Also ist einer dieser Kandidaten wahr: {guardians}.',
  'reverse-bug':
    'Bisher stehen {pair} in {cells}. Stünde auch {digit} in {target}, so hätte jedes Haus beide oder keine davon. In allen Häusern ohne sie ist keine ihrer Zellen vorgegeben: Dort könnten die beiden ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen.',
  'uniqueness-forcing-chain': `Stünden in {cells} nur {digits}, so könnten diese dort ihre Plätze tauschen, und das Rätsel hätte zwei Lösungen. Also ist einer der anderen Kandidaten wahr: {guardians}. ${TO_ONE_END}`,
  'bug-forcing-chain': `Ohne {guardians} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. Dann ergäbe jede Lösung eine zweite, in der überall der andere Kandidat steht. Also ist einer dieser Kandidaten wahr. ${TO_ONE_END}`,
  // exclusion
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triplet-exclusion': EXCLUSION,
  // sums that are made of others, and all ways to keep a clue
  'sum-parity':
    'Von jeder Zelle von {clue} bis auf {cell} weiß man, ob sie die Summe gerade oder ungerade macht. Also weiß man es auch von {cell}.',
  'line-fillings':
    'Man gehe {clue} Zelle für Zelle entlang und probiere mit den Ziffern, die dort noch stehen können, alle Wege, die Regel einzuhalten. Einige Kandidaten kommen dabei nie vor.',
  'cage-splitting':
    'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Der Teil {cells} von einem davon ergibt {sum} und kann also nur {combinations} sein.',
  'hidden-cage':
    'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: {cells} sind wie ein Käfig der Summe {sum} und können also nur {combinations} sein.',
  'sum-fillings':
    'Man probiere alle Arten, {cells} so zu füllen, dass die Summe von {clue} stimmt und Zellen, die einander sehen, verschieden sind. Einige Kandidaten kommen dabei nie vor.',
  'killer-pair': KILLER_SET,
  'innie-outie-of-houses':
    'Die Ziffern von {houses} ergeben zusammen {total}. Man vergleiche das mit {clues}: Allein {cell} macht den Unterschied aus, dort steht also {digit}.',
  alternatives:
    '{clue} lässt sich auf mehrere Arten einhalten, etwa mit jeder Ziffer einer Zelle auf eine andere. Man probiere sie alle. Einige Kandidaten kommen dabei nie vor.',
  'innies-outies': INNIES_OUTIES,
  'killer-triple': KILLER_SET,
  'cage-competition':
    '{clue} und {other} liegen in {house} und haben also keine Ziffer gemeinsam. Was {other} sein kann, lässt für {clue} nur {combinations}.',
  'combination-check':
    '{clue} liegt in {house}. Nur {combinations} lassen den anderen Zellen von {house} für jede ihrer Ziffern einen Platz.',
  'digit-check':
    'Mit {digit} in {cell} verliert Kandidaten, was sie sieht und was an sie gebunden ist. Dann bleibt nichts für {end}.',
  'overlapping-sums':
    'Zellen, die zu {clues} gehören, zählen in beiden Summen. So kennt man auch den Unterschied dessen, was übrig ist: Ihn machen {cells} aus. Man probiere alle Arten, wie sie das können. Einige Kandidaten kommen dabei nie vor.',
  'innies-outies-of-houses': INNIES_OUTIES,
  'short-trial': TRIED,
  'long-trial': TRIED,
  'nested-trial':
    'Angenommen, in {cell} steht {digit}. Eins folgt aus dem anderen, und kleine Versuche unterwegs, in Klammern, lassen etwas leer (–): {consequences}. Am Ende bleibt nichts für {end}.',
  // fish without fins
  'x-wing': FISH,
  swordfish: FISH,
  jellyfish: FISH,
  squirmbag: FISH,
  whale: FISH,
  leviathan: FISH,
  'xy-wing':
    '{pivot} ist eine der Ziffern {digits}. {pincers} sehen diese Zelle; welche der beiden Ziffern sie auch bekommt, eine von ihnen verliert diese Ziffer und muss {digit} sein. Also kann keine Zelle, die beide sieht, {digit} sein.',
  'xyz-wing':
    '{pivot} ist eine der Ziffern {digits}. Ist sie nicht {digit}, so verliert eine der Zellen {pincers} ihre andere Ziffer an sie und muss {digit} sein. Eine der drei Zellen ist also {digit}, und keine Zelle, die alle drei sieht, kann es sein.',
  'w-wing':
    '{cells} haben beide nur die Kandidaten {digits}. In {house} gibt es nur zwei Plätze für {link}, {ends}, und jede der beiden Zellen sieht einen davon. Beide können nicht {link} sein, denn dann bliebe in {house} kein Platz dafür. Mindestens eine ist also {digit}.',
  'wxyz-wing':
    '{cells} haben zusammen nur vier Kandidaten: {digits}. Von {others} passt jede nur einmal in diese vier Zellen, weil alle ihre Plätze einander sehen. Das füllt höchstens drei Zellen; die vierte ist also {digit}.',
  // almost locked sets
  'als-xz':
    'Zwei Mengen haben eine Ziffer mehr als Zellen: {first} mit {firstDigits}, und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. Alle Plätze für {restricted} in der einen Menge sehen alle in der anderen: Einer von beiden fehlt also die Ziffer, und sie enthält ihre übrigen; was bei beiden dazu zählt, hat in einer davon seinen Platz. (Bei zwei solchen Ziffern fehlt jeder Menge genau eine davon, und ihre übrigen sind sicher.)',
  'als-xy-wing':
    'Drei Mengen haben eine Ziffer mehr als Zellen: ein Drehpunkt, {pivot} mit {pivotDigits}, und zwei Flügel, {first} mit {firstDigits} und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. Alle Plätze für {firstLink} im Drehpunkt sehen alle im ersten Flügel, und alle Plätze für {secondLink} alle im zweiten. Dem Drehpunkt fehlt höchstens eine Ziffer; er nimmt also dem ersten Flügel {firstLink} oder dem zweiten {secondLink} weg, und dieser Flügel enthält dann {digits}.',
  'als-chain':
    'Mengen mit einer Ziffer mehr als Zellen bilden eine Kette: {chain}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen (=). Sehen alle Plätze einer Ziffer in zwei Nachbarn einander, so enthält nur einer davon sie (-). Entlang der Kette folgt: Fehlt {digits} in {first}, so bleibt {digits} für {last}.',
  'death-blossom':
    'Der Stiel {stem} enthält eine der Ziffern {stemDigits}. Zu jeder gehört ein Blütenblatt, eine Menge mit einer Ziffer mehr als Zellen, in der alle Plätze der Ziffer den Stiel sehen: {links} in {petals}. Welche Ziffer der Stiel auch nimmt, ihrem Blatt fehlt sie, und so enthält es alle seine anderen, darunter {digits}.',
  'sue-de-coq':
    '{crossing}, wo {house} und {other} sich kreuzen, haben die Kandidaten {digits}. Daneben stehen {first} mit {firstDigits} in {house} und {second} mit {secondDigits} in {other}. Diese beiden haben keine Ziffer der Kreuzung gemeinsam; so passt keine Ziffer zweimal in all diese Zellen, nur eine, die beide haben und die Kreuzung nicht, in jede davon. So gezählt sind es gerade so viele Ziffern wie Zellen; jede steht also dort.',
  // forcing chains and cycles
  'x-cycle':
    'In der Schleife {chain} von Plätzen der {digit} ist jeder zweite wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Eine weitere {digit}, die einen Platz jeder Sorte sieht, ist unmöglich.',
  'y-cycle':
    'Die Schleife {chain} läuft durch Zellen mit zwei Kandidaten. Jeder zweite Kandidat darin ist wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Ein Kandidat, der einen jeder Sorte mit seiner eigenen Ziffer sieht, ist unmöglich.',
  'forcing-x-chain':
    'Man gehe von {candidate} aus, wahr, wenn die Kette mit „-“ weitergeht, falsch, wenn mit „=“, und folge der {digit} von Haus zu Haus: {chain}. Die Kette kommt mit dem Gegenteil zurück, also war die Annahme falsch.',
  'bidirectional-cycle':
    'Die Schleife {chain} läuft durch Zellen und durch Häuser. Jeder zweite Kandidat darin ist wahr: mit {candidate} alle, die im Takt mit ihm stehen, ohne ihn alle anderen. Ein Kandidat, der einen jeder Sorte mit seiner eigenen Ziffer sieht, ist unmöglich.',
  'forcing-chain':
    'Man gehe von {candidate} aus, wahr, wenn die Kette mit „-“ weitergeht, falsch, wenn mit „=“, und folge den Verbindungen durch Zellen und Häuser: {chain}. Die Kette kommt mit dem Gegenteil zurück, also war die Annahme falsch.',
  // nets
  nishio:
    'Man folge der {digit} von Haus zu Haus; Plätze, die sich als falsch erweisen, zählen nicht mehr. {branches} Beides zugleich geht nicht, also war die Annahme falsch.',
  'cell-forcing-chain':
    'Einer der Kandidaten von {cell} ist wahr. {branches} Es endet jedes Mal gleich; das Ende gilt also.',
  'region-forcing-chain':
    'Einer der Plätze der {digit} in {house} ist der richtige. {branches} Es endet jedes Mal gleich; das Ende gilt also.',
  'dynamic-forcing-chain':
    'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  'dynamic-forcing-chain-plus':
    'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr, und was dadurch an gebundenen Kandidaten, Paaren und X-Wings entsteht, zählt mit. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  'nested-forcing-chain':
    'Man folge dem, was eine Annahme erzwingt; Kandidaten, die sich als falsch erweisen, zählen nicht mehr, und was dadurch an gebundenen Kandidaten, Paaren, X-Wings, Ketten und ganzen Netzen entsteht, zählt mit. {branches} Was sich widerspricht, ist falsch, und was in jedem Fall herauskommt, gilt.',
  // fish with fins and with boxes
  'finned-x-wing': FINNED_FISH,
  'sashimi-x-wing': SASHIMI_FISH,
  'finned-swordfish': FINNED_FISH,
  'sashimi-swordfish': SASHIMI_FISH,
  'finned-jellyfish': FINNED_FISH,
  'sashimi-jellyfish': SASHIMI_FISH,
  'franken-x-wing': FRANKEN_FISH,
  'franken-swordfish': FRANKEN_FISH,
  'franken-jellyfish': FRANKEN_FISH,
  'finned-franken-x-wing': FINNED_FRANKEN_FISH,
  'finned-franken-swordfish': FINNED_FRANKEN_FISH,
  'finned-franken-jellyfish': FINNED_FRANKEN_FISH,
  // fish that are rarely looked for
  'finned-squirmbag': FINNED_FISH,
  'finned-whale': FINNED_FISH,
  'finned-leviathan': FINNED_FISH,
  'siamese-fish':
    'Zwei Fische mit Flosse sind hier zusammengewachsen, beide für {digit} und mit den Basishäusern {bases}. Der eine hat die überdeckenden Häuser {covers} und die Flosse {fins}, der andere {otherCovers} und {otherFins}. Für jeden gilt: Steht in seiner Flosse keine {digit}, so bekommen seine überdeckenden Häuser ihre {digit} aus den Basishäusern; steht dort eine, so kann keine Zelle sie haben, die die ganze Flosse sieht. Jeder streicht {digit} also aus den Zellen seiner überdeckenden Häuser, die seine ganze Flosse sehen.',
  'mutant-swordfish': FRANKEN_FISH,
  'mutant-jellyfish': FRANKEN_FISH,
  'finned-mutant-swordfish': FINNED_FRANKEN_FISH,
  'finned-mutant-jellyfish': FINNED_FRANKEN_FISH,
  'kraken-fish-1':
    'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, und ihre anderen Zellen können sie nicht haben. Steht dort eine, so führen Ketten zum selben Ende. {branches}',
  'kraken-fish-2':
    'Alle Plätze für {digit} in {bases} liegen in {covers}, bis auf die Flosse: {fins}. Steht in der Flosse keine {digit}, so bekommt jede der überdeckenden Linien ihre {digit} aus den Basishäusern, {house} also in {places}. Von jedem dieser Plätze und von der Flosse führt eine Kette zum selben Ende. {branches}',
  'medusa-trap':
    'Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Von der einen Farbe sind alle wahr, von der anderen alle falsch. Gleich welche: Was mit einem wahren Kandidaten die Zelle teilt, oder ihn sieht und seine Ziffer hat, ist falsch.',
  'medusa-wrap':
    'Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten, abwechselnd gefärbt: die eine Farbe ist {first}, die andere {second}. Von der einen Farbe sind alle wahr, von der anderen alle falsch. Wäre aber die erste Farbe wahr, so schlösse sie {where} aus, und dieser Kandidat, oder einer von diesen, müsste wahr sein. Also ist diese Farbe die falsche.',
  // large patterns
  'firework-triple':
    'Außerhalb von {box} haben {digits} in {row} keinen Platz außer {rowWing} und in {column} keinen außer {columnWing}. Eine Ziffer, die in keiner dieser Zellen steht, steht für {row} wie für {column} in {box}: in {cell}, wo beide sich kreuzen. Also steht jede der drei Ziffern in einer der Zellen {cells}, und für anderes ist dort kein Platz.',
  'firework-quad':
    'Außerhalb von {box} haben {digits} in den Linien von {cell} keinen Platz außer {wings}; außerhalb von {otherBox} haben {otherDigits} in den Linien von {otherCell} keinen außer denselben beiden. Eine Ziffer, die in keiner davon steht, steht dort, wo ihre beiden Linien sich kreuzen. Also steht jede der vier Ziffern in einer der Zellen {cells}, und für anderes ist dort kein Platz.',
  'bivalue-oddagon': ODDAGON,
  'oddagon-forcing-chain': `${ODDAGON} ${TO_ONE_END}`,
  tridagon: TRIDAGON,
  'tridagon-forcing-chain': `${TRIDAGON} ${TO_ONE_END}`,
  'sk-loop':
    'Die {count} Zellen {cells} bilden einen Ring aus acht Gruppen in vier Blöcken; jede Gruppe teilt eine Linie oder einen Block mit der nächsten. Alle ihre Kandidaten liegen so: {digits1} in {house1}, {digits2} in {house2}, {digits3} in {house3}, {digits4} in {house4}, {digits5} in {house5}, {digits6} in {house6}, {digits7} in {house7}, {digits8} in {house8}. Jede Ziffer hat in ihrem Haus einmal Raum, zusammen {count} Mal: so oft, wie es Zellen sind. Also steht jede dieser Ziffern in ihrem Haus im Ring und nirgends sonst.',
  'junior-exocet': EXOCET,
  'double-exocet':
    'Zwei Exocets mit denselben Ziffern {digits} liegen in drei benachbarten Blöcken: {targets} enthalten dieselben zwei Ziffern wie {base}, und {secondTargets} dieselben wie {secondBase}. Auch hier dürfen gleiche Ziffern einander nicht sehen, und nur wenige Arten bleiben, all diese Zellen zu füllen.',
  'senior-exocet': EXOCET,
  'multi-sector-locked-sets':
    'Wo {rows} und {columns} sich kreuzen, liegen {count} leere Zellen. Von den Ziffern dort passen {rowDigits} in jede dieser Zeilen höchstens einmal und {columnDigits} in jede dieser Spalten höchstens einmal. Über alle diese Linien gezählt, soweit die Zellen sie aufnehmen können, ist das Raum für {count} Ziffern: gerade genug. Also hat jede dieser Linien ihre Ziffern in der Kreuzung und nirgends sonst.',
  // wings, patterns and colors that came later
  'law-of-leftovers':
    'Auf der einen Seite stehen Linien, {lines}, auf der anderen ebenso viele Blöcke, {boxes}: Jede Ziffer kommt auf beiden Seiten gleich oft vor. Was nach Abzug der gemeinsamen Zellen übrig ist, {inLines} hier und {inBoxes} dort, enthält dieselben Ziffern. Eine Ziffer, die auf der einen Seite nicht stehen kann, steht also auch auf der anderen nicht.',
  'chute-remote-pair':
    '{cells} haben beide nur die Kandidaten {digits} und liegen mit {house} in einem waagrechten oder senkrechten Streifen von Blöcken. Jeder Platz für {link} liegt dort in einer Linie mit einer der beiden Zellen. Beide können nicht {link} sein, sonst bliebe {house} kein Platz dafür. Mindestens eine von ihnen ist also {digit}.',
  'empty-rectangle-pair':
    '{cells} haben beide nur die Kandidaten {digits}. In {house} lassen die Plätze für {link} ein leeres Rechteck: Jeder von ihnen sieht eine der beiden Zellen. Beide können nicht {link} sein, sonst bliebe {house} kein Platz dafür. Mindestens eine von ihnen ist also {digit}.',
  'almost-locked-pair':
    'In {from}, außerhalb von {to}, enthält {cells} eine der Ziffern {digits}. Für die Kreuzung von {from} und {to} bleibt also höchstens eine davon. Im Rest von {to} haben sie nur den Platz {others}. Dort steht also eine von ihnen, die andere in der Kreuzung, und im Rest von {from} keine.',
  'almost-locked-triple':
    'In {from}, außerhalb von {to}, nehmen {cells} zwei der Ziffern {digits} auf. Für die Kreuzung von {from} und {to} bleibt also höchstens eine davon. Im Rest von {to} haben sie nur die Plätze {others}, zwei Zellen für mindestens zwei Ziffern. {others} enthalten also nichts anderes, die letzte dieser Ziffern steht in der Kreuzung, und im Rest von {from} keine.',
  'xyz-ring':
    '{pivot} sieht {pincers}, und die drei Zellen haben zusammen nur die Kandidaten {digits}. In {house} hat {digit} nur die Plätze {ends}, je einen in Sicht einer der Zellen {pincers}. Diese sind also nicht beide {digit}, und jede der drei Ziffern passt nur einmal in die drei Zellen: Jede steht dort. Was alle ihre Plätze sieht, entfällt, und eine {digit}, die ausgeschlossen ist, wo auch immer sie steht.',
  'x-colors-trap':
    'Häuser mit nur zwei Plätzen für {digit} verbinden {cells}, abwechselnd gefärbt: Alle Zellen der einen Farbe sind {digit}, keine der anderen. Mit der ersten Farbe steht {digit}, Haus für Haus, in {first}, mit der zweiten in {second}. Eine Zelle, die eine der ersten und eine der zweiten sieht, sieht auf jeden Fall eine {digit}.',
  'x-colors-wrap':
    'Häuser mit nur zwei Plätzen für {digit} verbinden {first} mit {second}, abwechselnd gefärbt: Alle Zellen der einen Farbe sind {digit}, keine der anderen. Mit der ersten Farbe stünde {digit}, Haus für Haus, in {cells}. Das ließe {house} keinen Platz dafür, also ist diese Farbe die falsche.',
  'broken-wing':
    '{cells} sind ein Ring aus {count} Plätzen für {digit}: Jeder teilt ein Haus mit dem nächsten, {houses}. Hätten diese Häuser keinen anderen Platz für {digit}, so stünde sie in jedem in einem der beiden, und Plätze mit und ohne {digit} wechselten sich rund um den Ring ab; bei einer ungeraden Zahl geht das nicht. Einer der Wächter, der anderen Plätze in diesen Häusern, hat sie also: {guardians}.',
  'grouped-turbot-fish':
    'In {chain} sind zwei Häuser verbunden, in denen die Ziffer je nur zwei Plätze hat, oder Zellen nebeneinander, die als einer zählen. Von zwei mit = verbundenen hat einer die Ziffer, von zwei mit - verbundenen höchstens einer. Mindestens eines der Enden, {start} oder {end}, hat sie also, und keine Zelle, die beide ganz sieht, kann sie haben.',
  'm-wing': `Eine Zelle mit zwei Kandidaten und zwei Häuser mit je zwei Plätzen, eines für ihre eine und eines für ihre andere Ziffer. ${NAMED_WING}`,
  's-wing': `Eine Zelle mit zwei Kandidaten steht zwischen zwei Häusern mit je zwei Plätzen, einem für jede ihrer Ziffern. ${NAMED_WING}`,
  'l-wing': `Drei Häuser mit je zwei Plätzen für eine Ziffer folgen aufeinander, und gemeinsame Zellen führen von Ziffer zu Ziffer. ${NAMED_WING}`,
  'h-wing': `Drei Verbindungen folgen aufeinander, manche in Zellen mit zwei Kandidaten, manche in Häusern mit zwei Plätzen für eine Ziffer. ${NAMED_WING}`,
  'vwxyz-wing': LARGE_WING,
  'uvwxyz-wing': LARGE_WING,
  'als-w-wing':
    'Zwei Mengen haben eine Ziffer mehr als Zellen: {first} mit {firstDigits}, und {second} mit {secondDigits}. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle übrigen. In {house} sieht jeder Platz für {link} alle ihre Plätze in einer der beiden Mengen. Beide Mengen können {link} nicht enthalten, sonst bliebe {house} kein Platz dafür. Einer von beiden fehlt sie also, und diese enthält ihre übrigen, auch {digits}.',
  'ahs-xz':
    'In {house} haben {digits} nur Plätze in {cells}: eine Zelle mehr als Ziffern. Ebenso {otherDigits} in {other}, nur in {otherCells}. Jede dieser Mengen füllt alle ihre Zellen bis auf eine, und beiden gehören {shared}. Keine Zelle enthält Ziffern von beiden, also überlässt jede Menge eine dieser zwei Zellen der anderen. Die Zellen enthalten somit nichts als Ziffern dieser Mengen.',
  // last resort
  'brute-force':
    'Nichts anderes führt hier weiter. Wer jede Ziffer probiert, bis das Rätsel aufgeht, sieht, was in {cell} steht.',
  'template-set':
    'Eine Schablone ist eine Art, {digit} einmal in jedes Haus zu setzen. Man nehme alle Schablonen, die zu den Kandidaten des ganzen Gitters passen. Jeder anderen Ziffer bleiben die Zellen, die alle ihre Schablonen brauchen. Dann geht jede Schablone durch {cells}.',
  'template-delete':
    'Eine Schablone ist eine Art, {digit} einmal in jedes Haus zu setzen. Man nehme alle Schablonen, die zu den Kandidaten des ganzen Gitters passen. Jeder anderen Ziffer bleiben die Zellen, die alle ihre Schablonen brauchen. Dann geht keine Schablone durch {cells}.',
  // chains
  'remote-pair':
    'Die Zellen von {chain} haben nur die Kandidaten {digits}, und jede sieht die nächste. Die beiden Ziffern wechseln sich also von Zelle zu Zelle ab: {start} und {end} enthalten je eine davon, wie auch sonst zwei dieser Zellen, die eine ungerade Anzahl von Schritten auseinander liegen. Keine Zelle, die zwei solche sieht, kann eine der beiden Ziffern haben.',
  'x-chain':
    'Man lese {chain} von links: Von zwei mit = verbundenen Plätzen ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so ist danach jeder zweite Platz wahr, am Ende auch {end}. Mindestens eines der beiden Enden ist also wahr, und keine Zelle, die beide sieht, kann die Ziffer haben.',
  'xy-chain':
    'Jede Zelle von {chain} hat nur zwei Kandidaten und sieht die nächste. Ist {start} falsch, so nimmt die Zelle ihren anderen Kandidaten, damit bleibt auch der nächsten nur ihr anderer, und so fort, bis {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und keine Zelle, die beide sieht, kann die Ziffer haben.',
  'continuous-nice-loop':
    'In {chain} gilt: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer; das letzte - führt zum Anfang zurück. Reihum sind sie also abwechselnd wahr und falsch, auf eine von zwei Weisen. In beiden ist von zwei mit - verbundenen genau einer wahr, und ein Kandidat, den beide ausschließen, fällt weg.',
  'discontinuous-nice-loop':
    'Man lese {chain} von links: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines dieser Enden ist also wahr (dieses eine, wenn beide dasselbe sind), und ein Kandidat, den beide ausschließen, fällt weg.',
  aic: 'Man lese {chain} von links: Von zwei mit = verbundenen Kandidaten ist mindestens einer wahr, von zwei mit - verbundenen höchstens einer. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und jeder Kandidat, den beide ausschließen, fällt weg.',
  'grouped-continuous-nice-loop':
    'In {chain} gilt: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Das letzte - führt zum Anfang zurück, reihum ist also alles abwechselnd wahr und falsch, auf eine von zwei Weisen. In beiden ist genau ein Ende jedes - wahr, und ein Kandidat, den beide Enden ausschließen, fällt weg; ebenso einer, den ausschließt, was solche Zellen in beiden Weisen haben.',
  'grouped-discontinuous-nice-loop':
    'Man lese {chain} von links: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines dieser Enden ist also wahr (dieses eine, wenn beide dasselbe sind), und ein Kandidat, den beide ausschließen, fällt weg.',
  'grouped-aic':
    'Man lese {chain} von links: Von zwei Enden einer Verbindung = ist mindestens eines wahr, von denen einer Verbindung - höchstens eines. Mehrere Zellen mit einer Ziffer heißen: Eine von ihnen hat sie; mehrere Ziffern hinter =: Diese Zellen haben sie alle, wenn ihnen die vordere fehlt. Ist {start} falsch, so folgt Glied um Glied, dass {end} wahr ist. Mindestens eines der beiden Enden ist also wahr, und jeder Kandidat, den beide ausschließen, fällt weg.',
} as const satisfies Texts;
