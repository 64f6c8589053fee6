import type { LaterTexts } from '../texts.ts';

/** The texts of clues on the page Create in German, which come with it. */
export const de: LaterTexts['create'] = {
  'create.tool': 'In der Hand',
  'create.tool.digits': 'Ziffern',
  'create.tool.regions': 'Pinsel für Regionen',
  'create.gesture.area': 'Mehrere Felder',
  'create.gesture.arrow': 'Pfeile',
  'create.gesture.line': 'Linien',
  'create.gesture.edge': 'Zwischen zwei Feldern',
  'create.gesture.corner': 'Auf einer Ecke',
  'create.gesture.single': 'Auf einem Feld',
  'create.gesture.outside': 'Außerhalb des Bretts',
  'create.gesture.copy': 'Kopien',
  // how each is drawn
  'create.how.area':
    'Zieh über die Felder. Von einem gewählten Hinweis aus weiterziehen vergrößert ihn, ein Tipp auf eines seiner Felder nimmt es heraus.',
  'create.how.arrow': 'Zieh vom Kreis den Schaft entlang. Ein gewählter Pfeil bekommt vom Kreis aus noch einen Schaft.',
  'create.how.line': 'Zieh die Felder entlang; zurückziehen kürzt. Eine gewählte Linie geht von ihrem Ende aus weiter.',
  'create.how.edge': 'Tippe auf die Kante zwischen zwei Feldern, oder zieh vom einen zum anderen.',
  'create.how.corner': 'Tippe auf die Ecke zwischen vier Feldern und gib dann die Ziffern ein.',
  'create.how.single': 'Tippe auf Felder oder zieh darüber. Noch ein Tipp nimmt die Markierung weg.',
  'create.how.outside': 'Tippe auf einen Platz außerhalb des Bretts und gib dann die Zahl ein.',
  'create.how.copy': 'Zieh über die Felder der ersten Gruppe und tippe dann dorthin, wo die Kopie beginnt.',
  'create.bulb': 'Felder im Kreis',
  'create.number': 'Zahl des Hinweises',
  'create.spots': 'Plätze außerhalb des Bretts',
  // the clues
  'create.clues': '{n} Hinweis|{n} Hinweise',
  'create.clue.name': '{name}, {place}',
  'create.clue.nameWith': '{name} {values}, {place}',
  'create.clue.chosen': 'Gewählt: {clue}',
  'create.clue.placed': 'Gesetzt: {clue}',
  'create.clue.removed': 'Weggenommen: {clue}',
  'create.clue.remove': 'Wegnehmen: {clue}',
  'create.clue.delete': 'Löschen',
  'create.fault.number': 'Die Zahl fehlt.',
  'create.fault.cells': 'Es fehlen Felder.',
  'create.fault.copy': 'Die Kopie fehlt.',
  'create.fault.other': 'So passt der Hinweis nicht hierher ({says}).',
  'create.verdict.conflict.clues':
    'Ein Hinweis ist hier nicht zu erfüllen.|{n} Hinweise vertragen sich nicht miteinander.',
  'create.verdict.conflict.rules': 'Es gibt keine Lösung, auch ohne die Hinweise.',
  'create.spareClues': 'Überflüssige Hinweise',
  'create.spareClues.none': 'keine, jeder wird gebraucht',
  'create.spareClues.some':
    '{n} von {all} kann für sich allein wegfallen|{n} von {all} können wegfallen, jeder für sich allein',
  'create.unfinished':
    'Ein Hinweis ist noch nicht fertig und zählt noch nicht.|{n} Hinweise sind noch nicht fertig und zählen noch nicht.',
};
