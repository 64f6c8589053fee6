/**
 * The health check of the image, which has no curl: ends with 0 when the service of this container
 * answers and has its database.
 */
const { PENCILMARK_PORT: port = '4173' } = process.env;

const isHealthy = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
