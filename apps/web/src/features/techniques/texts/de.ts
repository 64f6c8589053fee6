/** The German texts of the families of techniques. */
export const de = {
  'family.singles': 'Einer',
  'family.singles.idea':
    'Eine Ziffer, die in einem Haus nur noch einen Platz hat, oder eine Zelle, der nur noch eine Ziffer bleibt.',
  'family.ties': 'Hinweise für zwei Zellen',
  'family.ties.idea':
    'Ein Punkt, ein Thermometer, eine Linie: Was in der einen Zelle steht, verrät, was in der anderen stehen darf.',
  'family.locked-candidates': 'Eingesperrte Kandidaten',
  'family.locked-candidates.idea':
    'Liegen alle Plätze einer Ziffer in einem Haus auch in einem zweiten, so verliert der Rest des zweiten die Ziffer.',
  'family.subsets': 'Teilmengen',
  'family.subsets.idea':
    'So viele Zellen eines Hauses wie Ziffern: Sie gehören einander, und was darüber hinausgeht, entfällt.',
  'family.sums': 'Summen',
  'family.sums.idea':
    'Die Zellen eines Käfigs oder Pfeils ergeben eine Summe, da passen nur wenige Kombinationen. Und auch ein ganzes Haus hat eine Summe: 45 auf dem gewöhnlichen Brett.',
  'family.clues': 'Hinweise für viele Zellen',
  'family.clues.idea':
    'Ein Ring, ein Sandwich, eine Linie: Was haben alle Arten, einen Hinweis einzuhalten, gemeinsam?',
  'family.fish': 'Fische',
  'family.fish.idea':
    'Eine Ziffer in einigen Basishäusern, alle ihre Plätze in ebenso vielen Deckhäusern: Dort entfällt sie sonst überall. Flossen sind Plätze außerhalb.',
  'family.single-digit': 'Muster einer Ziffer',
  'family.single-digit.idea':
    'Zwei Häuser mit zwei Plätzen für eine Ziffer, miteinander verbunden: Von zwei fernen Enden ist eines wahr.',
  'family.wings': 'Flügel',
  'family.wings.idea': 'Wenige Zellen mit zwei oder drei Kandidaten, die eine Ziffer in eine von ihnen zwingen.',
  'family.coloring': 'Färben',
  'family.coloring.idea':
    'Plätze einer Ziffer, die abwechselnd wahr und falsch sind, bekommen zwei Farben; eine der Farben ist wahr.',
  'family.uniqueness': 'Eindeutigkeit',
  'family.uniqueness.idea':
    'Ein eindeutiges Rätsel hat genau eine Lösung: Was zwei übrig ließe, ist unmöglich. Nur für Rätsel, von denen das bekannt ist.',
  'family.chains': 'Ketten',
  'family.chains.idea':
    'Ist dies falsch, so ist jenes wahr, und so fort: Abwechselnd starke und schwache Verbindungen knüpfen zwei ferne Kandidaten aneinander.',
  'family.almost-locked-sets': 'Fast geschlossene Mengen',
  'family.almost-locked-sets.idea':
    'Zellen mit einer Ziffer mehr als Zellen: Fällt eine Ziffer weg, so bleiben alle anderen.',
  'family.exclusion': 'Ausschluss',
  'family.exclusion.idea':
    'Alle Arten, wenige Zellen zu füllen, werden durchgegangen; was in keiner vorkommt, entfällt.',
  'family.patterns': 'Große Muster',
  'family.patterns.idea':
    'Über mehrere Blöcke hinweg wird gezählt: Plätze und Zellen gehen genau auf, oder eine Füllung ist unmöglich.',
  'family.last-resort': 'Letzter Ausweg',
  'family.last-resort.idea': 'Alle Arten, eine Ziffer auf dem ganzen Brett zu verteilen, werden verglichen.',
} as const;
