import * as ui from '../index.ts';
import type { Case } from './contract-case.ts';

const noop = () => undefined;

/** The parts for acting and filling in, as the shared contract test draws them. */
export const inputCases: Record<string, Case> = {
  ContextMenu: {
    rootless: () => (
      <ui.ContextMenu items={[{ kind: 'action', label: 'Ubah', onSelect: noop }]}>
        <button type="button">Berkas</button>
      </ui.ContextMenu>
    ),
  },
  HoverCard: {
    rootless: () => <ui.HoverCard trigger={<ui.Link href="#sari">Sari</ui.Link>}>Teknisi</ui.HoverCard>,
  },
  Popover: {
    root: (root) => (
      <ui.Popover {...root} open label="Saring" trigger={<ui.Button>Saring</ui.Button>}>
        <ui.Checkbox label="Hanya yang luring" />
      </ui.Popover>
    ),
  },
  SplitButton: {
    root: (root) => (
      <ui.SplitButton {...root} onClick={noop} items={[{ kind: 'action', label: 'Jadwalkan', onSelect: noop }]}>
        Terbitkan
      </ui.SplitButton>
    ),
  },
  ToggleGroup: {
    root: (root) => (
      <ui.ToggleGroup
        {...root}
        label="Tampilan"
        value="a"
        onChange={noop}
        options={[{ value: 'a', label: 'Daftar' }]}
      />
    ),
  },
};
