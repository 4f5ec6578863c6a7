// No telemetry, no image service, one worker: the least that a hello page needs.
export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };
