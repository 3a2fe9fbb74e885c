/** Keys of page titles; a route names its own under `handle.title`. */
export type TitleKey =
  | 'auth:login.title'
  | 'auth:register.title'
  | 'common:notFound.title'
  | 'nav:edit'
  | 'nav:logicMap'
  | 'nav:optionLogic'
  | 'nav:preview'
  | 'nav:publish'
  | 'nav:questionLogic'
  | 'nav:report'
  | 'nav:setting'
  | 'nav:simulation'
  | 'survey:create.title'
  | 'survey:list.title'
  | 'survey:recycle.title';

/** What a route says about itself under `handle`. */
export interface RouteHandle {
  /** What the guard knows it by. */
  readonly name: string;
  readonly title?: TitleKey;
}

/** The handle that counts among those of nested routes: the innermost. */
export const innermostHandle = (handles: readonly unknown[]): RouteHandle | undefined =>
  (handles as readonly (RouteHandle | undefined)[]).findLast((handle) => handle !== undefined);
