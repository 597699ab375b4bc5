import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ScannerPorts } from './scanner-ports.ts';

/**
 * `idle`: the camera is off. `asking`: the browser asks for permission. `denied`: it may not be used.
 * `none`: there is no camera. `unsupported`: the browser cannot read codes. `found`: one was read.
 */
export type ScannerState =
  | { kind: 'idle' | 'asking' | 'denied' | 'none' | 'unsupported' | 'scanning' }
  | { kind: 'found'; code: string };

type Scanner = { state: ScannerState; video: RefObject<HTMLVideoElement | null>; start: () => void };

/** Opens the camera when asked, reads until a code is found, and lets go of the camera then and on leaving. */
export function useScanner(ports: ScannerPorts, onFound: (code: string) => void): Scanner {
  const [state, setState] = useState<ScannerState>({ kind: 'idle' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const life = useRef<'here' | 'gone'>('here');
  const found = useEffectEvent((code: string) => {
    setState({ kind: 'found', code });
    setStream(null);
    onFound(code);
  });

  useEffect(() => {
    life.current = 'here';
    return () => {
      life.current = 'gone';
    };
  }, []);

  useEffect(() => {
    const element = video.current;
    const detect = ports.detect;
    if (!stream || !element || !detect) return undefined;
    let turn: 'reading' | 'over' = 'reading';
    const isOver = () => turn === 'over';
    const read = async () => {
      // A picture that cannot be read is like one without a code: the next one comes at once.
      const code = element.readyState >= element.HAVE_CURRENT_DATA ? await detect(element).catch(() => null) : null;
      if (isOver()) return;
      if (code === null) requestAnimationFrame(() => void read());
      else found(code);
    };
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    void read();
    return () => {
      turn = 'over';
      element.srcObject = null;
      stopAll(stream);
    };
  }, [stream, ports]);

  const start = useCallback(() => {
    if (!ports.detect) {
      setState({ kind: 'unsupported' });
      return;
    }
    setState({ kind: 'asking' });
    ports.openCamera().then(
      (opened) => {
        if (life.current === 'gone') {
          stopAll(opened);
          return;
        }
        setState({ kind: 'scanning' });
        setStream(opened);
      },
      (error: unknown) => setState({ kind: refusalOf(error) }),
    );
  }, [ports]);

  return { state, video, start };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function refusalOf(error: unknown): 'denied' | 'none' {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'none';
}
