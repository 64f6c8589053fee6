/** Why there is no picture of a camera. */
export type CameraProblem = 'insecure' | 'denied' | 'missing' | 'busy' | 'stopped';

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
};

/** What browsers call it when there is no picture. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Requests the camera. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!isSecureContext || !navigator.mediaDevices) return 'insecure';
  return navigator.mediaDevices
    .getUserMedia(WISHES)
    .catch(({ name }: Error): CameraProblem => PROBLEMS[name] ?? 'busy');
}

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
