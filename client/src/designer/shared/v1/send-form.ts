/** Share of a form that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends a form and tells how far it is, which `fetch` cannot. Gives the reply as JSON; null: nobody answered, or not in JSON. */
export const sendForm = (path: string, form: FormData, headers: Readonly<Record<string, string>>, onProgress: OnProgress) =>
  new Promise<unknown>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.response));
    for (const end of ['error', 'abort']) request.addEventListener(end, () => resolve(null));
    request.send(form);
  });
