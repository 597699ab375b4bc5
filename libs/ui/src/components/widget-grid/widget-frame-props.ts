import type { KeyboardEvent, PointerEvent } from 'react';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import type { GridWidget } from './grid-widget.ts';

export type WidgetFrameProps = {
  widget: GridWidget;
  level: 2 | 3 | 4;
  mode: 'view' | 'edit';
  state: 'still' | 'held' | 'dragged' | 'sized';
  left: string | undefined;
  top: string | undefined;
  width: string | undefined;
  height: string | undefined;
  span: number | undefined;
  actionsLabel: string;
  menuOf: (widget: GridWidget) => readonly MenuItem[];
  onPointer: (event: PointerEvent, id: string, by: 'moving' | 'sizing') => void;
  onPress: (id: string) => void;
  onHandleKey: (event: KeyboardEvent, id: string) => void;
  onHandleBlur: () => void;
  labels: CanvasLabels;
};
