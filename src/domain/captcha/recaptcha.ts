type Recaptcha = {
  ready(act: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js?render='

function loaded(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const ready = () =>
      window.grecaptcha
        ? window.grecaptcha.ready(() => resolve(window.grecaptcha as Recaptcha))
        : reject(new Error('the captcha did not load'))
    if (window.grecaptcha) return ready()
    const script = document.createElement('script')
    script.src = ADDRESS + encodeURIComponent(siteKey)
    script.onload = ready
    script.onerror = () => {
      script.remove()
      reject(new Error('the captcha did not load'))
    }
    document.head.append(script)
  })
}

/** A token of reCAPTCHA v3; its script comes from its own host, which the Content-Security-Policy then allows. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  return (await loaded(siteKey)).execute(siteKey, { action: 'console' })
}
