import * as charts from '../charts/index.ts';
import { exampleColumns, exampleUnits } from '../components/data-table/example-units.tsx';
import * as data from '../data/index.ts';
import * as ui from '../index.ts';
import type { Case } from './contract-case.ts';

const noop = () => undefined;
const units = exampleUnits(3);

/** Of feedback, navigation and data. */
export const dataCases: Record<string, Case> = {
  AuditEntry: {
    root: (root) => (
      <ui.AuditEntry
        {...root}
        actor="Sari Wulandari"
        action="mengubah tarif"
        time="17.05 WIB"
        changes={[{ field: 'Harga', before: 'Rp 1.444', after: null }]}
      />
    ),
  },
  Banner: {
    root: (root) => (
      <ui.Banner {...root} tone="warning" onClose={noop}>
        Pemeliharaan malam ini
      </ui.Banner>
    ),
  },
  BarChart: {
    root: (root) => (
      <charts.BarChart
        {...root}
        title="Tagihan"
        summary="Naik."
        categoryLabel="Bulan"
        categories={['Okt', 'Nov']}
        series={[{ id: 'a', label: 'Terbit', values: [1, 2] }]}
        formatValue={String}
      />
    ),
  },
  Comparison: { root: (root) => <ui.Comparison {...root} direction="up" verdict="bad" text="8% di atas kemarin" /> },
  DataTable: {
    root: (root) => (
      <data.DataTable
        {...root}
        caption="Unit"
        columns={exampleColumns}
        rows={units}
        rowId={({ id }) => id}
        selection="rows"
        actions={() => [{ kind: 'action', label: 'Buka', onSelect: noop }]}
      />
    ),
  },
  DonutChart: {
    root: (root) => (
      <charts.DonutChart
        {...root}
        title="Tiket"
        summary="Kebanyakan air."
        categoryLabel="Kategori"
        totalLabel="tiket"
        parts={[{ id: 'air', label: 'Air', value: 4 }]}
        formatValue={String}
      />
    ),
  },
  Gauge: {
    root: (root) => (
      <charts.Gauge
        {...root}
        title="Tekanan"
        summary="2 bar, normal."
        value={2}
        max={6}
        zones={[{ upTo: 6, label: 'Normal', tone: 'success' }]}
        formatValue={String}
      />
    ),
  },
  HeatMap: {
    root: (root) => (
      <charts.HeatMap
        {...root}
        title="Listrik"
        summary="Malam lebih banyak."
        days={['Senin']}
        values={[[1, 2, null]]}
        formatValue={String}
      />
    ),
  },
  Pagination: { root: (root) => <ui.Pagination {...root} page={3} pages={20} summary="41–60" onChange={noop} /> },
  Progress: { root: (root) => <ui.Progress {...root} label="Mengimpor" value={42} onStop={noop} /> },
  Stepper: {
    root: (root) => (
      <ui.Stepper
        {...root}
        onSelect={noop}
        steps={[
          { id: 'a', label: 'Jenis', state: 'done' },
          { id: 'b', label: 'Alamat', state: 'current' },
        ]}
      />
    ),
  },
  Tag: { root: (root) => <ui.Tag {...root} label="Kelistrikan" dot="2" onRemove={noop} /> },
  Timeline: {
    root: (root) => <ui.Timeline {...root} entries={[{ id: 'a', title: 'Selesai', time: '17.05', tone: 'success' }]} />,
  },
  BuildingSwitcher: {
    root: (root) => (
      <ui.BuildingSwitcher
        {...root}
        current="a"
        allHref="#semua"
        buildings={[{ id: 'a', name: 'Graha Contoh', href: '#a' }]}
      />
    ),
  },
  CommentComposer: {
    root: (root) => (
      <ui.CommentComposer {...root} label="Tulis komentar" value="Halo" onChange={noop} onSend={noop} state="failed" />
    ),
  },
  CommentThread: {
    root: (root) => (
      <ui.CommentThread
        {...root}
        label="Percakapan"
        comments={[{ id: 'a', author: 'Sari', time: '17.05', body: 'Halo', visibility: 'internal' }]}
      />
    ),
  },
  FileList: {
    root: (root) => (
      <ui.FileList
        {...root}
        files={[{ id: 'a', name: 'denah.png', kind: 'image', href: '#a', detail: '2 MB' }]}
        actions={() => [{ kind: 'action', label: 'Hapus', onSelect: noop }]}
      />
    ),
  },
  Markdown: { root: (root) => <data.Markdown {...root} text={'# Judul\n\nIsi **tebal** [sini](#a)'} /> },
  PersonMenu: { root: (root) => <ui.PersonMenu {...root} name="Sari Wulandari" items={[]} /> },
  QrCode: { root: (root) => <data.QrCode {...root} value="https://imah.example" label="Kode QR" caption="A-1" /> },
  Tree: {
    root: (root) => (
      <ui.Tree
        {...root}
        label="Susunan"
        initialOpen={['g']}
        onSelect={noop}
        nodes={[{ id: 'g', label: 'Graha', children: [{ id: 'l', label: 'Lantai 1' }] }]}
      />
    ),
  },
  Board: {
    root: (root) => (
      <data.Board
        {...root}
        label="Tiket"
        columns={[
          { id: 'a', label: 'Baru' },
          { id: 'b', label: 'Selesai' },
        ]}
        cards={[{ id: '1', column: 'a', title: 'Pompa', content: 'Pompa' }]}
        onMove={noop}
      />
    ),
  },
  Calendar: {
    root: (root) => (
      <data.Calendar
        {...root}
        label="Jadwal"
        date="2026-11-20"
        today="2026-11-20"
        events={[{ id: '1', date: '2026-11-20', title: 'Servis lift', time: '09.00', href: '#1' }]}
        onChange={noop}
      />
    ),
  },
  WidgetGrid: {
    root: (root) => (
      <data.WidgetGrid
        {...root}
        label="Dasbor"
        mode="edit"
        onAdd={noop}
        onRemove={noop}
        history={{ onUndo: noop }}
        widgets={[
          { id: 'a', title: 'Daya', content: '42 kW' },
          { id: 'b', title: 'Alarm', state: 'forbidden' },
        ]}
        layouts={data.layoutsFrom([{ id: 'a', x: 0, y: 0, w: 6, h: 3 }])}
      />
    ),
  },
  FloorPlan: {
    root: (root) => (
      <data.FloorPlan
        {...root}
        label="Lantai 2"
        picture={{ kind: 'drawing', drawing: null, width: 1200, height: 700 }}
        detail={({ label }) => label}
        items={[
          {
            kind: 'pin',
            id: 'a',
            label: 'Suhu',
            x: 0.3,
            y: 0.3,
            tone: 'danger',
            reading: { value: 31, text: '31 °C' },
          },
          { kind: 'link', id: 'b', label: 'Lantai 3', href: '#3', x: 0.7, y: 0.6 },
        ]}
      />
    ),
  },
};
