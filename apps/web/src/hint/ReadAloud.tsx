import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ICONS } from '../parts/icons.tsx';
import { locale, t } from '../text/index.ts';

/** Reads a text aloud in the language on screen, where the browser has a voice; again stops it. */
export function ReadAloud({ text }: { readonly text: string }): JSX.Element | null {
  const voice = 'speechSynthesis' in window ? speechSynthesis : undefined;
  useEffect(() => () => voice?.cancel(), [text]);
  if (!voice || text === '') return null;
  const read = (): void => {
    const isSpeaking = voice.speaking;
    voice.cancel();
    if (isSpeaking) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = locale.value;
    voice.speak(utterance);
  };
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={t('hint.readAloud')}
      title={t('hint.readAloud')}
      onClick={read}
    >
      <ICONS.voice />
    </button>
  );
}
