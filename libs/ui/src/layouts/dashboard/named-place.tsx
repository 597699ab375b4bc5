import type { ReactElement } from 'react';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';

export type NamedPlaceProps = { name: string; children: ReactElement };

/** A place of the folded sidebar, whose name comes with the pointer or the focus. */
export function NamedPlace({ name, children }: NamedPlaceProps) {
  return (
    <Tooltip content={name} side="right">
      {children}
    </Tooltip>
  );
}
