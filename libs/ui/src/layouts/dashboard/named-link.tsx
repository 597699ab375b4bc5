import type { ReactElement } from 'react';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';

export type NamedLinkProps = { name: string; children: ReactElement };

/** A place of the folded sidebar, whose name comes with the pointer or the focus. */
export function NamedLink({ name, children }: NamedLinkProps) {
  return (
    <Tooltip content={name} side="right">
      {children}
    </Tooltip>
  );
}
