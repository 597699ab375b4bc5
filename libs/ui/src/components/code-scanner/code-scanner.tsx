import { useState } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { CodeScannerView } from './code-scanner-view.tsx';
import { browserScanner, type ScannerPorts } from './scanner-ports.ts';
import { useScanner } from './use-scanner.ts';

export type CodeScannerProps = RootProps<'div', 'children'> & {
  onCode: (reading: { code: string; source: 'camera' | 'typed' }) => void;
  /** The browser's own camera and reader when left out. */
  ports?: ScannerPorts;
};

/** Reads the QR label of an asset or a unit with the camera, or takes its code by hand. */
export function CodeScanner({ onCode, ports, ...rest }: CodeScannerProps) {
  const [own] = useState(() => ports ?? browserScanner());
  const { state, video, start } = useScanner(ports ?? own, (code) => onCode({ code, source: 'camera' }));
  return (
    <CodeScannerView
      {...rest}
      state={state}
      video={video}
      onStart={start}
      onType={(code) => onCode({ code, source: 'typed' })}
    />
  );
}
