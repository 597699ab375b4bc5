import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { DeviceImportReport, DeviceImportSource } from '@imah/contract/devices';
import { type DeviceImportColumn, deviceImportColumns } from '@imah/contract/devices/words';
import { Callout, Stack, Table } from '@imah/ui';
import { changeBuilding } from '@imah/features-buildings';
import { Importer } from '@imah/features-buildings/import';
import { DevicePattern } from './device-pattern.tsx';
import { useBulkTexts } from './texts.ts';

const sample = {
  name: 'contoh-perangkat.csv',
  text: [
    'nama,jenis,nomor seri,unit,lantai,bagian,tempat,gateway,tag',
    'Meter air A-0101,Meter air,SN-10001,A-0101,,,Dapur,,meter',
    'Sensor suhu lobi,Suhu dan kelembapan,SN-10002,,Dasar,Menara A,Lobi,,',
  ].join('\r\n'),
};

export interface DeviceImporterProps {
  readonly building: Pick<Building, 'id' | 'orgId' | 'code'>;
  readonly onDone: (report: DeviceImportReport) => void;
}

/** Many devices at once: chosen, checked, and only then registered. */
export function DeviceImporter({ building, onDone }: DeviceImporterProps) {
  const t = useBulkTexts();
  const client = useApiClient();
  const params = { buildingId: building.id };
  return (
    <Importer<DeviceImportSource, DeviceImportReport>
      change={changeBuilding(building.id)}
      place={building.code}
      ask={({ timeoutMs, ...body }) => client.importDevices({ params, body, timeoutMs })}
      onDone={onDone}
      pattern={(form) => <DevicePattern building={building} {...form} />}
      label={t('source')}
      textHint={t('textHint')}
      file={{ hint: t('fileHint'), sample }}
      columnName={(column) => (isColumn(column) ? t(`columns.${column}`) : column)}
      result={(report) => <Ready report={report} />}
      countOf={({ devices }) => devices}
      applyLabel={(count, faulty) => t(faulty ? 'applyGood' : 'apply', { count })}
    />
  );
}

const isColumn = (column: string): column is DeviceImportColumn => deviceImportColumns.some((one) => one === column);

function Ready({ report }: { readonly report: DeviceImportReport }) {
  const t = useBulkTexts();
  return (
    <Stack gap="md">
      <Callout tone="success" announce="polite">
        {t('ready', { count: report.devices })}
      </Callout>
      <Table
        caption={t('preview')}
        columns={[
          { id: 'name', label: t('columns.name') },
          { id: 'type', label: t('columns.type') },
          { id: 'place', label: t('columns.place') },
          { id: 'serial', label: t('columns.serial') },
        ]}
        rows={report.preview.slice(0, 8).map(({ name, type, place, serial }, index) => ({
          id: String(index),
          cells: { name, type, place: place ?? t('allBuilding'), serial: serial ?? '' },
        }))}
      />
    </Stack>
  );
}
