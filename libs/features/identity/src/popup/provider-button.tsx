import { Button, type ButtonProps } from '@imah/ui';
import { logInIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { openSignInPopup, type PopupPage } from './sign-in-popup.ts';

export interface ProviderButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'width'> {
  readonly purpose: 'login' | 'register' | 'link' | 'step-up';
  readonly label: string;
  /** The window has gone: whether anything came of it, the server knows. */
  readonly onEnd: (outcome: 'finished' | 'closed') => void;
  readonly page?: PopupPage;
}

/** Opens the sign-in of the provider in its popup; where the browser blocks that, in this page. */
export function ProviderButton({ purpose, label, onEnd, page = window, ...rest }: ProviderButtonProps) {
  const [state, setState] = useState<'idle' | 'open'>('idle');

  async function open(): Promise<void> {
    const address = `/api/_auth/oidc/start?purpose=${purpose}`;
    setState('open');
    const outcome = await openSignInPopup(page, address);
    setState('idle');
    if (outcome === 'blocked') page.location.assign(address);
    else onEnd(outcome);
  }

  return (
    <Button {...rest} icon={logInIcon} loading={state === 'open'} onClick={() => void open()}>
      {label}
    </Button>
  );
}
