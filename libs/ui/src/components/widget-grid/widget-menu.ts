import {
  arrowDownIcon,
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  expandIcon,
  moveIcon,
  trashIcon,
} from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import type { GridStep } from './arrange-grid.ts';

export type WidgetMenuOptions = {
  labels: CanvasLabels;
  removeLabel: string;
  onStep: (step: GridStep) => void;
  onRemove: (() => void) | undefined;
};

/** Everything that dragging does, one press at a time: for fingers, and for those who do not drag. */
export function arrangingMenu({ labels, removeLabel, onStep, onRemove }: WidgetMenuOptions): MenuItem[] {
  const step = (kind: GridStep['kind'], direction: GridStep['direction'], label: string): MenuItem => ({
    kind: 'action',
    label,
    icon: { left: arrowLeftIcon, right: arrowRightIcon, up: arrowUpIcon, down: arrowDownIcon }[direction],
    onSelect: () => onStep({ kind, direction }),
  });
  return [
    {
      kind: 'submenu',
      label: labels.moveWidget,
      icon: moveIcon,
      items: [
        step('move', 'left', labels.toTheLeft),
        step('move', 'right', labels.toTheRight),
        step('move', 'up', labels.upwards),
        step('move', 'down', labels.downwards),
      ],
    },
    {
      kind: 'submenu',
      label: labels.sizeWidget,
      icon: expandIcon,
      items: [
        step('resize', 'right', labels.wider),
        step('resize', 'left', labels.narrower),
        step('resize', 'down', labels.taller),
        step('resize', 'up', labels.shorter),
      ],
    },
    ...(onRemove
      ? [
          { kind: 'separator' as const, id: 'remove' },
          { kind: 'action' as const, label: removeLabel, icon: trashIcon, tone: 'danger' as const, onSelect: onRemove },
        ]
      : []),
  ];
}
