import type { Texts } from '../language.ts';

// Sentences that several ideas share. A bundler may leave out unused calls.
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

/** How to look for a technique, without places. */
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
  'nested-trial': `${LOOK_FOLLOW} Wo es nicht weitergeht, zeigt ein kleiner Versuch in einer Zelle mit wenigen Kandidaten, dass einer von ihnen falsch ist.`,
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
} as const satisfies Texts;
