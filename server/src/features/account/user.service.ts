import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import { assertThat } from '../../platform/errors/app-error.js';
import { type Permission, readPermission } from './permission.policy.js';
import { User } from './user.entity.js';

/** The signed-in author as the designer sees them. */
export interface CurrentUserInfo {
  readonly id: string;
  readonly mobile: string;
  readonly name: string;
  /** Messages are not part of the product yet, so there is none to read: always 0. */
  readonly noReadMail: number;
  readonly permission: Permission;
  readonly old: boolean;
  readonly createdAt: Date;
}

export class UserService {
  constructor(private readonly database: Database) {}

  async current(ctx: RequestContext): Promise<CurrentUserInfo> {
    const user = await this.database.repository(User).findOneBy({ id: signedIn(ctx).id });
    assertThat(user, 'A0401');
    const { id, mobile, name, createdAt } = user;
    return { id, mobile, name, noReadMail: 0, ...readPermission(user.permission), createdAt };
  }

  /** Holds the caller's row until the unit ends: what an author may have only so many of is counted under it. */
  async lock(ctx: RequestContext): Promise<void> {
    const { id } = signedIn(ctx);
    assertThat(await this.database.repository(User).findOne({ select: { id: true }, where: { id }, ...this.database.forUpdate }), 'A0401');
  }
}
