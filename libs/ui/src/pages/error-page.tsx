import type { ReactNode } from 'react';
import { octagonAlertIcon, refreshCwIcon } from '../icons/generated/icons.ts';
import { useLabels } from '../labels/labels.tsx';
import { Button } from '../components/button/button.tsx';
import { ButtonLink } from '../components/button/button-link.tsx';
import { StateFrame, type StateFrameProps } from '../components/empty-state/state-frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export type ErrorPageProps = Omit<StateFrameProps, 'icon' | 'tone' | 'title' | 'level' | 'size'> & {
  /** 404 shows the not-found page, every other number the general one. */
  status: number;
  title?: string;
  message?: ReactNode;
  homeHref?: string;
  onRetry?: () => void;
};

export function ErrorPage({ status, title, text, message, homeHref = '/', onRetry, actions, ...rest }: ErrorPageProps) {
  const labels = useLabels();
  if (status === 404) {
    return (
      <NotFoundPage
        {...rest}
        {...(title ? { title } : {})}
        text={text}
        message={message}
        homeHref={homeHref}
        actions={actions}
      />
    );
  }
  return (
    <StateFrame
      data-state="error"
      {...rest}
      icon={octagonAlertIcon}
      tone="danger"
      level={1}
      size="page"
      title={title ?? labels.errorTitle}
      text={
        <>
          {message ? <p>{message}</p> : null}
          <p>{text ?? labels.errorText}</p>
        </>
      }
      actions={
        actions ?? (
          <>
            {onRetry ? (
              <Button tone="primary" icon={refreshCwIcon} onClick={onRetry}>
                {labels.retry}
              </Button>
            ) : null}
            <ButtonLink href={homeHref}>{labels.home}</ButtonLink>
          </>
        )
      }
    />
  );
}
