import { followed, SchemaChanges } from './schema-changes.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** What in `after` breaks clients that were made from `before`: two OpenAPI documents. One sentence for each, the same one every time. */
export function openApiChanges(before, after) {
  const changes = operationsOf(before).flatMap(({ name, path, method, operation }) => {
    const now = after.paths[path]?.[method];
    return now ? operationChanges({ before, after, name }, operation, now) : [`${name}: is gone`];
  });
  return [...new Set(changes)];
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, name: `${method.toUpperCase()} ${path}`, operation: item[method] }] : [])),
  );
}

function operationChanges(scene, old, now) {
  const renamed = old.operationId === now.operationId ? [] : [`${scene.name}: operationId ${old.operationId} is now ${now.operationId}`];
  const locked = isOpen(old) && !isOpen(now) ? [`${scene.name}: needs a token now`] : [];
  return [...renamed, ...locked, ...parameterChanges(scene, old, now), ...bodyChanges(scene, old, now), ...answerChanges(scene, old, now)];
}

const isOpen = ({ security = [] }) => security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

function parameterChanges({ before, after, name }, old, now) {
  const byKey = (document, { parameters = [] }) =>
    new Map(parameters.map((one) => followed(document, one)).map((one) => [`${one.in} ${one.name}`, one]));
  const [had, has] = [byKey(before, old), byKey(after, now)];
  const gone = [...had.keys()].filter((key) => !has.has(key)).map((key) => `${name} ${key}: is gone`);
  const demanded = [...has]
    .filter(([key, one]) => one.required && !had.get(key)?.required)
    .map(([key]) => `${name} ${key}: is now required`);
  const changed = [...had].flatMap(([key, one]) =>
    has.has(key) ? new SchemaChanges(before, after, true).between(one.schema, has.get(key).schema, `${name} ${key}`) : [],
  );
  return [...gone, ...demanded, ...changed];
}

function bodyChanges({ before, after, name }, { requestBody: old }, { requestBody: now }) {
  if (!now) return old ? [`${name} body: is gone`] : [];
  if (!old) return now.required ? [`${name} body: is now required`] : [];
  const demanded = now.required && !old.required ? [`${name} body: is now required`] : [];
  return [...demanded, ...contentChanges({ before, after, sent: true }, old, now, `${name} body`)];
}

function answerChanges({ before, after, name }, old, now) {
  return Object.entries(old.responses).flatMap(([status, answer]) => {
    const at = `${name} ${status}`;
    if (!now.responses[status]) return [`${at}: is gone`];
    return contentChanges({ before, after, sent: false }, followed(before, answer), followed(after, now.responses[status]), at);
  });
}

function contentChanges({ before, after, sent }, old, now, at) {
  return Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
    const media = now.content?.[type];
    return media ? new SchemaChanges(before, after, sent).between(schema, media.schema, at) : [`${at}: ${type} is gone`];
  });
}
