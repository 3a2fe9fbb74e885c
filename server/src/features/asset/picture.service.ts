import type { Readable } from 'node:stream';
import { LIMITS } from '@wence/schema';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { FormFile } from '../../platform/files/form-file.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { fileNameOf } from './file-name.policy.js';
import { ID_LENGTH } from './file.service.js';
import type { FileIntake } from './file-intake.service.js';
import { pathOf, parsePictureAddress, type PictureName } from './picture-address.js';
import { Picture } from './picture.entity.js';
import { pictureKindOf } from './picture-kind.js';
import { pictureSizeOf } from './picture-size.js';

/** The `type` of a form that uploads a picture, the only one so far. */
const PICTURE_TYPE = '1';

interface PictureParts {
  readonly database: Database;
  readonly intake: FileIntake;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly random: Random;
}

/** A picture as libraries of surveys call it. */
interface NamedPicture {
  readonly id: string;
  /** Stored name. */
  readonly name: string;
  readonly originalName: string;
}

/** Pictures that authors upload for surveys. Whoever has the address of one may see it, as they see the survey it is in. */
export class PictureService {
  constructor(private readonly parts: PictureParts) {}

  /**
   * Keeps a picture of the caller's. A0400: no file (`file`, required), none of png, jpg, webp, gif, bmp by its contents (`file`, notImage), another
   * `type` than 1. A0413 with `data.megabytes`: over 20 MB (Spec 5, files).
   */
  async keep(ctx: RequestContext, form: FormFile | null): Promise<Picture> {
    const ownerId = signedIn(ctx).id;
    if (!form) throw invalidInput([{ field: 'file', rule: 'required' }]);
    return this.parts.intake.take(form.bytes, LIMITS.imageMegabytes, {
      of: async (arrival) => {
        const kind = pictureKindOf(arrival);
        if (!kind) throw invalidInput([{ field: 'file', rule: 'notImage' }]);
        await assertType(form);
        const { random, clock } = this.parts;
        const id = random.id(ID_LENGTH);
        const originalName = fileNameOf(form.name) || `${id}.${kind}`;
        const now = clock.now();
        const { width = null, height = null } = pictureSizeOf(kind, arrival) ?? {};
        const named = { originalName, nameKey: originalName.toLowerCase() };
        const { size } = arrival;
        return Object.assign(new Picture(), { id, ownerId, kind, ...named, size, width, height, createdAt: now, unusedSince: now });
      },
      insert: (picture) => this.rows.insert(picture),
    });
  }

  /** Returns the stored name of the caller's picture and its display name: `calledNow`, else the file name. A0404 if it is not the caller's. */
  async nameOwned(ctx: RequestContext, path: string, calledNow: string): Promise<NamedPicture> {
    const name = parsePictureAddress(path);
    const picture = name && (await this.rows.findOneBy({ ...name, ownerId: signedIn(ctx).id }));
    if (!picture) throw notFound();
    return { id: picture.id, name: pathOf(picture), originalName: fileNameOf(calledNow) || picture.originalName };
  }

  /** A picture under the name it is stored by; null when there is none. */
  async open({ id, kind }: PictureName): Promise<{ readonly picture: Picture; readonly bytes: Readable } | null> {
    const picture = await this.rows.findOneBy({ id, kind });
    const bytes = picture && (await this.parts.store.open(id));
    return bytes ? { picture, bytes } : null;
  }

  private get rows() {
    return this.parts.database.repository(Picture);
  }
}

async function assertType({ fields }: FormFile): Promise<void> {
  const { type } = await fields.catch(() => {
    throw invalidInput([{ field: 'file', rule: 'required' }]);
  });
  if (type !== undefined && type !== PICTURE_TYPE) throw invalidInput([{ field: 'type', rule: 'notAllowed' }]);
}
