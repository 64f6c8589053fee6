import type { TechniqueText } from './language.ts';

/** German names and sentences, by technique id; the holes are those of the English sentence. */
export const DE_TECHNIQUES: Readonly<Record<string, TechniqueText>> = {
  // Einer
  'full-house': {
    name: 'Volles Haus',
    says: 'In {house} ist nur noch {cell} leer, und {digit} ist die Ziffer, die dort fehlt.',
  },
  'hidden-single': {
    name: 'Versteckter Einer',
    says: '{digit} hat in {house} nur noch einen Platz: {cell}. Jede andere Zelle dort ist gefüllt oder sieht schon eine {digit}.',
  },
  'naked-single': {
    name: 'Nackter Einer',
    says: '{digit} ist der einzige Kandidat, der in {cell} übrig ist: Jede andere Ziffer sieht die Zelle schon, oder sie ist dort ausgeschlossen.',
  },
  // Festgelegte Kandidaten und Teilmengen
  'direct-pointing': {
    name: 'Direkter Fingerzeig',
    says: 'In {from} kann {digit} nur in {cells} stehen, alle in {to}; dort hat {to} also seine {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  'direct-claiming': {
    name: 'Direkte Beanspruchung',
    says: '{from} hat für {digit} nur noch Plätze in {cells}, alle in {to}; dort hat {to} also seine {digit}. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  pointing: {
    name: 'Festgelegter Kandidat Typ 1 (Pointing)',
    says: 'In {from} kann {digit} nur in {cells} stehen, und diese Zellen liegen alle in {to}. Wo auch immer sie dort hinkommt: {to} hat damit seine {digit} und braucht keine weitere.',
  },
  claiming: {
    name: 'Festgelegter Kandidat Typ 2 (Claiming)',
    says: '{from} hat für {digit} nur noch Plätze in {cells}, alle in {to}. Eine davon wird {digit}, im Rest von {to} kann sie also nicht stehen.',
  },
  'direct-hidden-pair': {
    name: 'Direktes verstecktes Paar',
    says: 'In {house} haben {digits} nur Plätze in {cells}, dort passt also nichts anderes. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  'direct-hidden-triplet': {
    name: 'Direkter versteckter Dreier',
    says: 'In {house} haben {digits} nur Plätze in {cells}, dort passt also nichts anderes. Damit bleibt in {house} für {digit} nur der Platz {cell}.',
  },
  'locked-pair': {
    name: 'Gesperrtes Paar',
    says: '{cells} haben nur die Kandidaten {digits}, so viele Ziffern wie Zellen, und liegen gemeinsam in {house}. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle dieser Häuser stehen.',
  },
  'locked-triple': {
    name: 'Gesperrter Dreier',
    says: '{cells} haben nur die Kandidaten {digits}, so viele Ziffern wie Zellen, und liegen gemeinsam in {house}. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle dieser Häuser stehen.',
  },
  'naked-pair': {
    name: 'Nacktes Paar',
    says: 'In {house} haben {cells} nur die Kandidaten {digits}: so viele Ziffern wie Zellen. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle von {house} stehen.',
  },
  'naked-triple': {
    name: 'Nackter Dreier',
    says: 'In {house} haben {cells} nur die Kandidaten {digits}: so viele Ziffern wie Zellen. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle von {house} stehen.',
  },
  'hidden-pair': {
    name: 'Verstecktes Paar',
    says: 'In {house} haben {digits} nur Plätze in {cells}: so viele Zellen wie Ziffern. Jede dieser Zellen nimmt eine dieser Ziffern auf, für andere ist dort kein Platz.',
  },
  'hidden-triple': {
    name: 'Versteckter Dreier',
    says: 'In {house} haben {digits} nur Plätze in {cells}: so viele Zellen wie Ziffern. Jede dieser Zellen nimmt eine dieser Ziffern auf, für andere ist dort kein Platz.',
  },
  'naked-quad': {
    name: 'Nackter Vierer',
    says: 'In {house} haben {cells} nur die Kandidaten {digits}: so viele Ziffern wie Zellen. Jede dieser Ziffern kommt in eine dieser Zellen, also kann sie in keiner anderen Zelle von {house} stehen.',
  },
  'hidden-quad': {
    name: 'Versteckter Vierer',
    says: 'In {house} haben {digits} nur Plätze in {cells}: so viele Zellen wie Ziffern. Jede dieser Zellen nimmt eine dieser Ziffern auf, für andere ist dort kein Platz.',
  },
};
