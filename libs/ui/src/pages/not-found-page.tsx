import type { ReactNode } from 'react';
import { compassIcon } from '../icons/generated/icons.ts';
import { useLabels } from '../labels/labels.tsx';
import { ButtonLink } from '../components/button/button-link.tsx';
import { StateFrame, type StateFrameProps } from '../components/empty-state/state-frame.tsx';

export type NotFoundPageProps = Omit<StateFrameProps, 'icon' | 'tone' | 'title' | 'level' | 'size'> & {
  title?: string;
  /** What was looked for: the message of S-16 and S-17. */
  message?: ReactNode;
  homeHref?: string;
};

export function NotFoundPage({ title, text, message, homeHref = '/', actions, ...rest }: NotFoundPageProps) {
  const labels = useLabels();
  return (
    <StateFrame
      data-state="not-found"
      {...rest}
      icon={compassIcon}
      level={1}
      size="page"
      title={title ?? labels.notFoundTitle}
      text={
        <>
          {message ? <p>{message}</p> : null}
          <p>{text ?? labels.notFoundText}</p>
        </>
      }
      actions={
        actions ?? (
          <ButtonLink tone="primary" href={homeHref}>
            {labels.home}
          </ButtonLink>
        )
      }
    />
  );
}
