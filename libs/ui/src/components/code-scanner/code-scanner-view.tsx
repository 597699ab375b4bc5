import { useState, type Ref } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { cameraIcon, circleAlertIcon, circleCheckIcon, scanQrCodeIcon } from '../../icons/generated/icons.ts';
import type { InputLabels } from '../../labels/input-labels.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './code-scanner.css.ts';
import type { ScannerState } from './use-scanner.ts';

export type CodeScannerViewProps = RootProps<'div', 'children'> & {
  state: ScannerState;
  video?: Ref<HTMLVideoElement>;
  onStart: () => void;
  /** A code that somebody typed. */
  onType: (code: string) => void;
};

/** What the scanner looks like in each of its states; the code can always be typed instead. */
export function CodeScannerView({ state, video, onStart, onType, ...rest }: CodeScannerViewProps) {
  const labels = useInputLabels();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const canStart = state.kind === 'idle' || state.kind === 'denied' || state.kind === 'none' || state.kind === 'found';
  return (
    <div {...rest} className={styles.root}>
      <div data-state={state.kind} className={styles.view}>
        <video ref={video} muted playsInline aria-label={labels.scannerView} className={styles.video} />
        {state.kind === 'scanning' ? <span className={styles.aim} aria-hidden /> : <Mark state={state} />}
        <output className={state.kind === 'scanning' ? styles.caption : styles.says}>
          {sentenceOf(state, labels)}
        </output>
        {canStart ? (
          <Button tone={state.kind === 'idle' ? 'primary' : 'neutral'} icon={cameraIcon} onClick={onStart}>
            {state.kind === 'idle' ? labels.scannerStart : labels.scannerAgain}
          </Button>
        ) : null}
      </div>
      <form
        className={styles.manual}
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== '') onType(code);
        }}
      >
        <div className={styles.field}>
          <TextField
            label={labels.scannerManual}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" disabled={code === ''}>
          {labels.scannerUse}
        </Button>
      </form>
    </div>
  );
}

function Mark({ state }: { state: ScannerState }) {
  if (state.kind === 'asking') return <Spinner label="none" size="lg" />;
  const refused = state.kind === 'denied' || state.kind === 'none';
  return (
    <span className={styles.mark}>
      <Icon icon={state.kind === 'found' ? circleCheckIcon : refused ? circleAlertIcon : scanQrCodeIcon} size="xl" />
    </span>
  );
}

function sentenceOf(state: ScannerState, labels: InputLabels): string {
  if (state.kind === 'found') return labels.scannerFound(state.code);
  return {
    idle: labels.scannerIdle,
    asking: labels.scannerAsking,
    scanning: labels.scannerScanning,
    denied: labels.scannerDenied,
    none: labels.scannerNone,
    unsupported: labels.scannerUnsupported,
  }[state.kind];
}
