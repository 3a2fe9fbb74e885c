/** What in `after` breaks clients that were made from `before`: two OpenAPI documents. */
export function openApiChanges(before: object, after: object): string[];
