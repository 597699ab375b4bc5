import type { ReactNode } from 'react';
import type { IconShape } from '../icons/icon-shape.ts';
import { constructionIcon } from '../icons/generated/icons.ts';
import { StateFrame, type StateFrameProps } from '../components/empty-state/state-frame.tsx';

export type NotYetPageProps = Omit<StateFrameProps, 'icon' | 'tone' | 'level' | 'size' | 'text'> & {
  icon?: IconShape;
  /** One sentence, in the words of the product. */
  text: ReactNode;
};

/** A page whose subject is not available yet. */
export function NotYetPage({ icon = constructionIcon, ...rest }: NotYetPageProps) {
  return <StateFrame data-state="not-yet" {...rest} icon={icon} level={1} size="page" />;
}
