import { use, useLayoutEffect, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { FormContext } from '../form/form-context.ts';
import { FormRefusalCallout } from '../form/form-refusal.tsx';
import * as styles from './form-actions.css.ts';

export type FormActionsProps = RootProps<'div', 'children'> & {
  /** What removes the thing itself, away from the rest. */
  aside?: ReactNode;
  /** The way back first, then what sends the form. */
  children: ReactNode;
};

/** The end of a form: why it was refused, and its buttons. Outside of a form only the buttons. */
export function FormActions({ aside, children, ...rest }: FormActionsProps) {
  const form = use(FormContext);
  const onActions = form?.onActions;
  useLayoutEffect(() => onActions?.(), [onActions]);
  return (
    <div {...rest} className={styles.end}>
      {form === null ? null : <FormRefusalCallout {...form.refusal} />}
      <div className={styles.row}>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        {children}
      </div>
    </div>
  );
}
