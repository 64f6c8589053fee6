import type { WholeWords } from '../rule-words.ts';
import { faults } from './faults.ts';

/** Rules and clues. */
export const words: WholeWords = {
  faults,
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
    connected: {
      name: 'verbundene Ziffern',
      says: 'Die Zellen einer grauen Fläche mit bestimmten Ziffern hängen zusammen; bei manchen Flächen ist gesagt, wie viele es sind.',
    },
    chaos: {
      name: 'gesuchte Gebiete',
      says: 'Das Feld zerfällt in Gebiete, die zu finden sind: zusammenhängend, gleich groß und mit verschiedenen Ziffern.',
    },
    countdistinct: {
      name: 'Zahl verschiedener Ziffern',
      says: 'Die Ziffer in einem Ring sagt, wie viele verschiedene Ziffern in ihrer grauen Fläche stehen.',
    },
    countsame: {
      name: 'Zahl der gleichen',
      says: 'Die Ziffer in einem Ring sagt, wie viele Zellen bei ihr zusammengehören, alle gezählt oder ohne die erste.',
    },
    samerun: {
      name: 'Lauf der gleichen',
      says: 'Die Ziffer in einem Ring sagt, wie weit ihre Arme gleich bleiben, gezählt ab der ersten Zelle oder ab der nächsten.',
    },
    extracells: {
      name: 'Zusatzzellen',
      says: 'Auch Zellen neben dem Feld haben Ziffern, und zwar so, dass alle Hinweise stimmen, die von ihnen sprechen.',
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
    excess: {
      name: 'Summen mit Abstand',
      number: '{n} mehr',
      says: 'Die Ziffern in einem grauen Käfig mit Pluszeichen ergeben zusammen {n} mehr als die in dem Käfig, der zu ihm gehört.',
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
