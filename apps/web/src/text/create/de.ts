import type { LaterTexts } from '../texts.ts';

/** The texts of clues on the page Create in German, which come with it. */
export const de: LaterTexts['create'] = {
  'create.tool': 'In der Hand',
  'create.tool.digits': 'Ziffern',
  'create.tool.regions': 'Pinsel für Gebiete',
  'create.gesture.area': 'Mehrere Zellen',
  'create.gesture.arrow': 'Pfeile',
  'create.gesture.line': 'Linien',
  'create.gesture.edge': 'Zwischen zwei Zellen',
  'create.gesture.corner': 'Auf einer Ecke',
  'create.gesture.single': 'Auf einer Zelle',
  'create.gesture.outside': 'Außerhalb des Bretts',
  'create.gesture.groups': 'Mehrere Gruppen',
  'create.gesture.copy': 'Kopien',
  // how each is drawn
  'create.how.area':
    'Zieh über die Zellen. Von einem gewählten Hinweis aus weiterziehen vergrößert ihn, ein Tipp auf eine seiner Zellen nimmt sie heraus.',
  'create.how.arrow': 'Zieh vom Kreis den Schaft entlang. Ein gewählter Pfeil bekommt vom Kreis aus noch einen Schaft.',
  'create.how.line': 'Zieh die Zellen entlang; zurückziehen kürzt. Eine gewählte Linie geht von ihrem Ende aus weiter.',
  'create.how.edge': 'Tippe auf die Kante zwischen zwei Zellen oder zieh von der einen zur anderen.',
  'create.how.corner': 'Tippe auf die Ecke zwischen vier Zellen und gib dann die Ziffern ein.',
  'create.how.single': 'Tippe auf Zellen oder zieh darüber. Noch ein Tipp nimmt die Markierung weg.',
  'create.how.outside': 'Tippe auf einen Platz außerhalb des Bretts und gib dann die Zahl ein.',
  'create.how.groups': 'Zieh über die Zellen einer Gruppe, dann über die der nächsten.',
  'create.how.copy': 'Zieh über die Zellen der ersten Gruppe und tippe dann dorthin, wo die Kopie beginnt.',
  'create.bulb': 'Zellen im Kreis',
  'create.number': 'Zahl des Hinweises',
  'create.table': 'Welche Ziffer auf welche folgen darf',
  'create.table.pair': '{second} darf auf {first} folgen',
  'create.inConflict': 'Unverträglich',
  'create.spots': 'Plätze außerhalb des Bretts',
  // the clues
  'create.clues': '{n} Hinweis|{n} Hinweise',
  'create.clue.name': '{name}: {place}',
  'create.clue.chosen': 'Gewählt: {clue}',
  'create.clue.placed': 'Gesetzt: {clue}',
  'create.clue.removed': 'Weggenommen: {clue}',
  'create.clue.remove': 'Wegnehmen: {clue}',
  'create.clue.delete': 'Entfernen',
  'create.fault.number': 'Die Zahl fehlt.',
  'create.fault.cells': 'Es fehlen Zellen.',
  'create.fault.group': 'Die zweite Gruppe fehlt.',
  'create.fault.other': 'So passt der Hinweis nicht hierher ({says}).',
  'create.verdict.conflict.clues':
    'Ein Hinweis ist hier nicht zu erfüllen.|{n} Hinweise vertragen sich nicht miteinander.',
  'create.verdict.conflict.rules': 'Es gibt keine Lösung, auch ohne die Hinweise.',
  'create.spareClues': 'Überflüssige Hinweise',
  'create.spareClues.none': 'keine, jeder wird gebraucht',
  'create.spareClues.some':
    '{n} von {all} kann für sich allein wegfallen|{n} von {all} können wegfallen, jeder für sich allein',
  'create.wishedGivens': 'Vorgaben am Ende',
  'create.fewest': 'wenigste',
  'create.notSoMany':
    'Diesmal fand sich kein eindeutiges Rätsel mit einer Vorgabe.|Diesmal fand sich kein eindeutiges Rätsel mit {n} Vorgaben.',
  'create.about': 'Titel, Autor, Regeln',
  'create.about.title': 'Titel',
  'create.about.author': 'Von',
  'create.about.rules': 'Regeln',
  'create.about.anew': 'Regeln neu schreiben',
  'create.unfinished':
    'Ein Hinweis ist noch nicht fertig und zählt noch nicht.|{n} Hinweise sind noch nicht fertig und zählen noch nicht.',
};
