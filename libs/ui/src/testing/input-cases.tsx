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
  NumberField: { root: (root) => <ui.NumberField {...root} label="Kamar" value={2} unit="kamar" onChange={noop} /> },
  PasswordStrength: {
    root: (root) => <ui.PasswordStrength {...root} strength="fair" rules={[{ text: '8 huruf', state: 'met' }]} />,
  },
  PhoneField: { root: (root) => <ui.PhoneField {...root} label="Telepon" value="+6281234567890" onChange={noop} /> },
  QuantityField: {
    root: (root) => (
      <ui.QuantityField
        {...root}
        label="Jumlah"
        value={{ amount: 2, unit: 'dus' }}
        units={[
          { value: 'dus', label: 'dus' },
          { value: 'buah', label: 'buah' },
        ]}
        onChange={noop}
      />
    ),
  },
  RadioGroup: {
    root: (root) => (
      <ui.RadioGroup
        {...root}
        label="Mode warna"
        hint="Hanya di perangkat ini"
        error="Pilih satu"
        options={[{ value: 'terang', label: 'Terang', hint: 'Selalu' }]}
      />
    ),
  },
  SignaturePad: {
    root: (root) => <ui.SignaturePad {...root} label="Tanda tangan" value={ui.noSignature} onChange={noop} />,
  },
  RupiahField: { root: (root) => <ui.RupiahField {...root} label="Iuran" value={1_250_000} onChange={noop} /> },
  TextArea: {
    root: (root) => <ui.TextArea {...root} label="Keterangan" hint="Singkat" error="Harus diisi" limit={20} />,
  },
  Combobox: {
    root: (root) => (
      <ui.Combobox
        {...root}
        label="Teknisi"
        value={null}
        options={[{ value: 'sari', label: 'Sari', description: 'Listrik' }]}
        onChange={noop}
      />
    ),
  },
  MultiCombobox: {
    root: (root) => (
      <ui.MultiCombobox
        {...root}
        label="Bidang"
        value={[{ value: 'lift', label: 'Lift' }]}
        options={[{ value: 'lift', label: 'Lift' }]}
        onChange={noop}
      />
    ),
  },
  DateField: { root: (root) => <ui.DateField {...root} label="Jatuh tempo" value="2026-11-20" onChange={noop} /> },
  DateRangeField: {
    root: (root) => (
      <ui.DateRangeField
        {...root}
        label="Masa laporan"
        value={{ from: '2026-11-20', to: '2026-11-01' }}
        onChange={noop}
      />
    ),
  },
  TimeField: { root: (root) => <ui.TimeField {...root} label="Mulai" value="17:05" zone="WIB" onChange={noop} /> },
  CommandPalette: {
    root: (root) => (
      <ui.CommandPalette
        {...root}
        open
        onClose={noop}
        groups={[{ id: 'a', heading: 'Halaman', commands: [{ id: 'b', label: 'Beranda', onSelect: noop }] }]}
      />
    ),
  },
  FileDrop: {
    root: (root) => (
      <ui.FileDrop
        {...root}
        label="Foto"
        files={[{ id: 'a', name: 'bocor.jpg', size: 9, state: 'failed' }]}
        onAdd={noop}
        onRemove={noop}
        onRetry={noop}
      />
    ),
  },
  Slider: { root: (root) => <ui.Slider {...root} label="Suhu" value={24} error="Terlalu rendah" onChange={noop} /> },
  CodeScanner: { root: (root) => <ui.CodeScanner {...root} onCode={noop} /> },
  Form: {
    root: (root) => (
      <ui.Form {...root} answer={{ errors: { nama: ['Nama harus diisi.'] } }} onSubmit={noop}>
        {({ errorOf }) => <ui.TextField label="Nama" name="nama" error={errorOf('nama')} />}
      </ui.Form>
    ),
  },
};
