import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../../text/index.ts';
import { IconButton } from '../../ui/parts/IconButton.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';

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
  return <IconButton label={t('hint.readAloud')} Icon={ICONS.voice} run={read} />;
}
