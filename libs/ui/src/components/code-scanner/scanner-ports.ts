/** What the scanner needs of the browser; given from outside, so that every state can be shown and tested. */
export type ScannerPorts = {
  /** Rejects with NotAllowedError or NotFoundError, as getUserMedia does. */
  openCamera: () => Promise<MediaStream>;
  /** Null where the browser cannot read codes. Gives the first code in the picture, or null. */
  detect: ((video: HTMLVideoElement) => Promise<string | null>) | null;
};

type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const formats = ['qr_code', 'code_128', 'ean_13'];

export function browserScanner(scope: Window & typeof globalThis = window): ScannerPorts {
  // Not in TypeScript's library yet: Chromium and Safari have it, Firefox does not.
  const Class = (scope as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const detector = Class ? new Class({ formats }) : null;
  return {
    openCamera: async () => {
      // Without a secure context the browser hides its cameras altogether.
      if (!scope.navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
      return scope.navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    },
    detect: detector ? async (video) => (await detector.detect(video))[0]?.rawValue ?? null : null,
  };
}
