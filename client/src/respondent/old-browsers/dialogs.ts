const SHOWN = 'display:block;position:fixed;top:0;right:0;bottom:0;left:0;z-index:10;overflow:auto;margin:auto';

/**
 * Gives `<dialog>` the members the page uses where the browser takes it for an unknown element (Safari before 15.4). Escape closes it; the focus
 * is not kept inside, as a browser's own dialog does.
 */
export function addDialogs(): void {
  Object.defineProperties(HTMLElement.prototype, {
    open: { configurable: true, get: isOpen },
    showModal: { configurable: true, value: showModal },
    close: { configurable: true, value: close },
  });
  document.addEventListener('keydown', ({ key }) => {
    const shown = key === 'Escape' && document.querySelector<HTMLElement>('dialog[open]');
    if (shown) close.call(shown);
  });
}

function isOpen(this: HTMLElement): boolean {
  return this.hasAttribute('open');
}

function showModal(this: HTMLElement): void {
  this.setAttribute('open', '');
  this.style.cssText = SHOWN;
  this.querySelector('button')?.focus();
}

function close(this: HTMLElement): void {
  this.removeAttribute('open');
  this.style.cssText = 'display:none';
  this.dispatchEvent(new Event('close'));
}
