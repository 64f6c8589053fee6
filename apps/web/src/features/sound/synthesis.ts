import type { SoundEvent } from './event.ts';
import type { PlaceTone } from './places.ts';

/** A tone: when it begins and how long it fades, in seconds; its pitch, in hertz. */
type Tone = readonly [start: number, length: number, pitch: number];

const TONES: Readonly<Record<Exclude<SoundEvent, 'tick'>, readonly Tone[]>> = {
  house: [
    [0, 0.18, 659.3],
    [0.07, 0.26, 880],
  ],
  done: [
    [0, 0.3, 523.3],
    [0.09, 0.3, 659.3],
    [0.18, 0.35, 784],
    [0.27, 0.8, 1046.5],
  ],
};
const LOUDNESS = { tick: 0.12, tone: 0.07 };
/** From cell to cell, and how long each fades, in seconds. */
const BETWEEN = 0.14;
const FADING = 0.22;
/** A stroke of a pencil, in seconds. */
const STROKE = 0.045;

/** Plays events, with sounds that are made on the spot. */
export interface Synthesis {
  play(event: SoundEvent): void;
  /** Cells, one after another. */
  point(places: readonly PlaceTone[]): void;
  close(): void;
}

export function makeSynthesis(): Synthesis {
  const context = new AudioContext();
  const paper = noiseIn(context);
  return {
    play(event) {
      wake(context);
      if (event === 'tick') stroke(context, paper);
      else for (const tone of TONES[event]) sing(context, tone);
    },
    point(places) {
      wake(context);
      for (const [at, { pan, pitch }] of places.entries()) {
        const panner = new StereoPannerNode(context, { pan });
        panner.connect(context.destination);
        sing(context, [at * BETWEEN, FADING, pitch], panner);
      }
    },
    close: () => void context.close(),
  };
}

/** Browsers hold sound back until somebody has pressed something. */
function wake(context: AudioContext): void {
  if (context.state === 'suspended') void context.resume();
}

/** A short noise, always the same. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * STROKE), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    // A linear congruence is noise enough for an ear.
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    samples[at] = (state / 2 ** 31 - 1) * (1 - at / samples.length) ** 2;
  }
  return buffer;
}

/** Graphite on paper: noise without its low part. */
function stroke(context: AudioContext, paper: AudioBuffer): void {
  const source = context.createBufferSource();
  source.buffer = paper;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 3200;
  const gain = context.createGain();
  gain.gain.value = LOUDNESS.tick;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

/** A soft tone that fades. */
function sing(context: AudioContext, [start, length, pitch]: Tone, to: AudioNode = context.destination): void {
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS.tone, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(to);
  tone.start(at);
  tone.stop(at + length);
}
