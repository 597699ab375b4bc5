import { cloudOffIcon, refreshCwIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type FailedStateProps = Omit<StateFrameProps, 'icon' | 'tone' | 'title'> & {
  title?: string;
  /** Without it nothing can be tried again, and no button is shown. */
  onRetry?: () => void;
  /** `retrying` while the next attempt is under way. */
  attempt?: 'idle' | 'retrying';
  /** `offline`: it was not asked for, as there is no network, and nothing of it is kept on this device. */
  reason?: 'failed' | 'offline';
};

/** It was asked for and did not come: what happened, and another try. */
export function FailedState({
  title,
  text,
  onRetry,
  attempt = 'idle',
  reason = 'failed',
  actions,
  ...rest
}: FailedStateProps) {
  const labels = useLabels();
  const retry = onRetry ? (
    <Button icon={refreshCwIcon} loading={attempt === 'retrying'} onClick={onRetry}>
      {labels.retry}
    </Button>
  ) : null;
  return (
    <StateFrame
      role="alert"
      data-state={reason}
      {...rest}
      icon={cloudOffIcon}
      tone="danger"
      title={title ?? (reason === 'offline' ? labels.offlineTitle : labels.failedTitle)}
      text={text ?? (reason === 'offline' ? labels.notKeptText : labels.failedText)}
      actions={
        retry || actions ? (
          <>
            {retry}
            {actions}
          </>
        ) : null
      }
    />
  );
}
