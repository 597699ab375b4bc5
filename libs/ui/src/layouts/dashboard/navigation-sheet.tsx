import type { ReactNode } from 'react';
import { Inline } from '../../components/inline/inline.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { useLabels } from '../../labels/labels.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';

type NavigationSheetProps = {
  open: boolean;
  onClose: () => void;
  navigation: readonly NavigationItem[];
  buildingSwitcher: ReactNode;
  connection: ReactNode;
  person: ReactNode;
};

/** The whole navigation on a phone. */
export function NavigationSheet({
  open,
  onClose,
  navigation,
  buildingSwitcher,
  connection,
  person,
}: NavigationSheetProps) {
  const labels = useLabels();
  return (
    <Sheet open={open} onClose={onClose} title={labels.menu} side="start">
      {buildingSwitcher}
      <nav aria-label={labels.menu}>
        <NavigationList items={navigation} onFollow={onClose} />
      </nav>
      <Stack gap="sm">
        {connection}
        <Inline>{person}</Inline>
      </Stack>
    </Sheet>
  );
}
