import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { contact, contactChange, contactDraft, contactPhone } from './index.ts';

checkValues([
  {
    name: 'contactPhone',
    schema: contactPhone,
    accepts: ['+62215551', '+628123456789', '112', '1500910'],
    refuses: ['11', '012', '15009100', '+6221555', '+02155512345', '0812345', 'tel:112', '112;ext=1', 7, null],
  },
]);

const draft = {
  name: 'Pos satpam',
  role: 'security',
  phone: '+628123456789',
  whatsapp: true,
  hours: '08.00–17.00',
  audience: 'everybody',
};
const required = ['name', 'role', 'phone', 'whatsapp', 'hours', 'audience'];
const accepts = {
  name: ['a', 'a'.repeat(80)],
  role: ['technician', 'lift', 'management', 'emergency', 'other'],
  phone: ['112'],
  whatsapp: [false],
  hours: [null, 'a', 'a'.repeat(60)],
  audience: ['staff'],
};
const refuses = {
  name: ['', '  ', 'a'.repeat(81), 7, null],
  role: ['unheard-of', null],
  phone: ['?', '0812', 7, null],
  whatsapp: ['yes', null],
  hours: ['', '  ', 'a'.repeat(61), 7],
  audience: ['unheard-of', null],
};

checkObjects([
  { name: 'contactDraft', schema: contactDraft, example: draft, required, accepts, refuses },
  {
    name: 'contactChange',
    schema: contactChange,
    example: { ...draft, position: 1 },
    required: [],
    accepts: { ...accepts, position: [0, 1000] },
    refuses: { ...refuses, position: [-1, 1001, 1.5, 'one', null] },
  },
  {
    name: 'contact',
    schema: contact,
    example: { id: '01935e4f-7c1a-7b2c-8d3e-000000000001', ...draft, version: 1 },
    required: ['id', ...required, 'version'],
    accepts: { role: ['lift'], hours: [null], audience: ['staff'] },
    refuses: { id: ['?', 7, null], role: ['unheard-of', null], audience: ['unheard-of', null], version: [1.5, null] },
  },
]);
