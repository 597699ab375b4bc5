// A building of as many units as the first word says, whose bills can be calculated and issued.
import { serveBench } from './bench-server.ts';
import { fillRunBench } from './fill-run-bench.ts';

await serveBench({
  jobs: true,
  fill: (db) => fillRunBench(db, Number(process.argv[2])),
  bareQuery: ({ buildingId }) => ({
    text: 'SELECT id FROM unit WHERE building_id = $1 LIMIT 50',
    values: [buildingId],
  }),
});
