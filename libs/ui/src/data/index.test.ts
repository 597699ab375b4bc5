import { expect, it } from 'vitest';
import * as data from './index.ts';

it('opens exactly these names to the pages that need the heavy parts', () => {
  expect(Object.keys(data).toSorted()).toEqual([
    'Board',
    'Calendar',
    'DataTable',
    'FloorPlan',
    'Markdown',
    'QrCode',
    'WidgetGrid',
    'addWidget',
    'deriveLayout',
    'gridColumns',
    'gridRowsIn',
    'historyOf',
    'layoutsFrom',
    'maxWidgets',
    'moveCard',
    'record',
    'redo',
    'removeWidget',
    'saveFile',
    'toCsv',
    'undo',
  ]);
});
