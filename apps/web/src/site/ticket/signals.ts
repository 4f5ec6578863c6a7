// Sound and vibration after a scan, where the device's owner switched them on: one long for in, two short for stop. [TKT-02]

export interface Signals {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const made: { audio?: AudioContext } = {};

const tone = (hertz: number, after: number, seconds: number): void => {
  made.audio ??= new AudioContext();
  const { audio } = made;
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = hertz;
  volume.gain.value = 0.3;
  voice.connect(volume).connect(audio.destination);
  voice.start(audio.currentTime + after);
  voice.stop(audio.currentTime + after + seconds);
};

export const signal = (isGood: boolean, { sound, vibration }: Signals): void => {
  if (vibration && "vibrate" in navigator) navigator.vibrate(isGood ? 200 : [80, 80, 80]);
  if (!sound) return;
  if (isGood) tone(880, 0, 0.25);
  else for (const after of [0, 0.2]) tone(220, after, 0.12);
};
