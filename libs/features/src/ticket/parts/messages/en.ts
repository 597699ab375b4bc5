import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { ticketWordsId } from './id.ts';

export const ticketWordsEn = {
  states: {
    new: 'New',
    'in-progress': 'In progress',
    waiting: 'Waiting',
    deferred: 'Deferred',
    resolved: 'Resolved',
    closed: 'Closed',
    cancelled: 'Cancelled',
    merged: 'Merged',
  },
  priorities: { emergency: 'Emergency', high: 'High', medium: 'Medium', low: 'Low' },
  kinds: {
    complaint: 'Complaint',
    request: 'Request',
    maintenance: 'Maintenance',
    inspection: 'Inspection',
    security: 'Security',
  },
  sources: {
    app: 'App',
    reception: 'Reception',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    qr: 'QR code',
    alarm: 'Alarm',
    schedule: 'Schedule',
    import: 'Import',
  },
  waiting: {
    resident: 'Waiting for the resident',
    vendor: 'Waiting for a vendor',
    part: 'Waiting for a part',
    approval: 'Waiting for approval',
  },
  audiences: { resident: 'Residents and staff', staff: 'Staff only' },
  ratings: { good: 'Good', bad: 'Not good' },
  ratingReasons: { slow: 'Slow', untidy: 'Untidy', fast: 'Fast', tidy: 'Tidy', friendly: 'Friendly' },
  sla: {
    clocks: { response: 'Response', resolution: 'Resolution' },
    states: {
      running: 'Running',
      paused: 'Paused',
      near: 'Nearly up',
      late: 'Late',
      met: 'Met',
      void: 'Not counted',
    },
    left: '{duration} left',
    over: '{duration} late',
    due: 'Due {at}',
    named: '{clock}: {text}',
  },
} as const satisfies TranslationOf<typeof ticketWordsId>;
