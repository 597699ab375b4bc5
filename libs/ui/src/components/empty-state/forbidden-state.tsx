import { lockIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type ForbiddenStateProps = Omit<StateFrameProps, 'icon' | 'tone' | 'title'> & { title?: string };

/** It exists, and this person may not see it. */
export function ForbiddenState({ title, text, ...rest }: ForbiddenStateProps) {
  const labels = useLabels();
  return (
    <StateFrame
      data-state="forbidden"
      {...rest}
      icon={lockIcon}
      tone="warning"
      title={title ?? labels.forbiddenTitle}
      text={text ?? labels.forbiddenText}
    />
  );
}
