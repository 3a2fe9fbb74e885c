import { useEffect, useEffectEvent, useState } from 'react';
import { useAuthorHeaders } from '../../../shared/v1/useAuthorFetch';
import { type GalleryFile, pictureType } from './gallery-file';

/** Pictures that are fetched at the same time. */
const AT_ONCE = 3;
/** Milliseconds for which the author is taken to be signed in still. */
const FRESH = 60_000;

type Headers = Record<string, string>;

/**
 * Pictures that only the author may see, each fetched once and kept as long as the gallery is on the page. Fetched quietly: a picture that cannot be
 * had leaves its tile as it is.
 */
export class Pictures {
  private readonly addresses = new Map<string, Promise<string | null>>();
  private readonly made: string[] = [];
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private headers: { readonly promise: Promise<Headers | null>; readonly at: number } | null = null;

  constructor(private readonly signedIn: () => Promise<Headers | null>) {}

  /** Address of a picture within this page; null if it cannot be had, and is asked for anew the next time. */
  addressOf(file: GalleryFile): Promise<string | null> {
    const known = this.addresses.get(file.id);
    if (known) return known;
    const address = this.inTurn(() => this.fetched(file)).catch(() => null);
    this.addresses.set(file.id, address);
    void address.then((found) => found ?? this.addresses.delete(file.id));
    return address;
  }

  forget(): void {
    for (const address of this.made) URL.revokeObjectURL(address);
    this.made.length = 0;
    this.addresses.clear();
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async fetched(file: GalleryFile): Promise<string | null> {
    if (!this.headers || Date.now() - this.headers.at > FRESH) this.headers = { promise: this.signedIn(), at: Date.now() };
    const headers = await this.headers.promise;
    if (!headers) {
      this.headers = null;
      return null;
    }
    const response = await fetch(file.path, { headers });
    // A refusal comes without a name to save it under.
    if (response.headers.get('content-disposition') === null) return null;
    // The server sends every file as bytes to be saved; its type decides that it is shown, and as a picture only.
    const address = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: pictureType(file) ?? '' }));
    this.made.push(address);
    return address;
  }
}

export function usePictures(): Pictures {
  const headers = useAuthorHeaders();
  const signedIn = useEffectEvent(headers);
  const [pictures] = useState(() => new Pictures(() => signedIn()));
  useEffect(() => () => pictures.forget(), [pictures]);
  return pictures;
}

/** Address of a picture as soon as it is here and `isWanted`; null before, and if it cannot be had. */
export function usePicture(pictures: Pictures, file: GalleryFile, isWanted: boolean) {
  const [state, setState] = useState<{ readonly id: string; readonly address: string | null } | null>(null);

  useEffect(
    function fetchPicture() {
      if (!isWanted) return;
      let isMeant = true;
      const show = async () => {
        const address = await pictures.addressOf(file);
        if (isMeant) setState({ id: file.id, address });
      };
      void show();
      return () => {
        isMeant = false;
      };
    },
    [pictures, file, isWanted],
  );
  const isHere = state?.id === file.id;
  return { address: isHere ? state.address : null, hasFailed: isHere && state.address === null };
}
