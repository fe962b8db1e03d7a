import tls from 'node:tls';

/** Signs for nobody but our tests; its own key is not kept. */
const authority = `-----BEGIN CERTIFICATE-----
MIIBZTCCAQugAwIBAgIBATAKBggqhkjOPQQDAjAhMR8wHQYDVQQDDBZBdXRob3Jp
dHkgb2Ygb3VyIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAw
WjAhMR8wHQYDVQQDDBZBdXRob3JpdHkgb2Ygb3VyIHRlc3RzMFkwEwYHKoZIzj0C
AQYIKoZIzj0DAQcDQgAEtnERM+kPY+zbgQ62m3SmF2b11q61UvOUjNTDeWDPlRED
KF9CkczMRychdbqqFqzEmX9tOjESVeHt7LeRDg7REqMyMDAwDwYDVR0TAQH/BAUw
AwEB/zAdBgNVHQ4EFgQUaZuqOJOXab6NGfm90dS8rrD0PD0wCgYIKoZIzj0EAwID
SAAwRQIgSv+UY6D1fEHNx8yRtULd4PRdFQAhVzW9iE6rnOYPBPkCIQDfGkAfK9EM
6v2PdHH2HL4V78bmolp+g3PQHTfDDUvHBw==
-----END CERTIFICATE-----`;

/** Of a server at `localhost` and `127.0.0.1`, good until 2120 for whoever trusts the authority. */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBtF/fdQkvkiXLk9D
eftZFJDE/LUAK7ZeuI57txX51FyhRANCAATefH6F1oOvPtioZl9AjfeZVYd8CSFo
VZDD20jBHgCwFTSUdMwdhyrfatsRU0E0G5uaj+x8wayzmPdjBeKlRnht
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjzCCATWgAwIBAgIBAjAKBggqhkjOPQQDAjAhMR8wHQYDVQQDDBZBdXRob3Jp
dHkgb2Ygb3VyIHRlc3RzMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAw
WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AATefH6F1oOvPtioZl9AjfeZVYd8CSFoVZDD20jBHgCwFTSUdMwdhyrfatsRU0E0
G5uaj+x8wayzmPdjBeKlRnhto2kwZzAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8A
AAEwCQYDVR0TBAIwADAdBgNVHQ4EFgQUV2UvzDHCHX2HGnfMZIhRwQRa+fUwHwYD
VR0jBBgwFoAUaZuqOJOXab6NGfm90dS8rrD0PD0wCgYIKoZIzj0EAwIDSAAwRQIh
AM+g8CXnycPiOnkAGtfRt2UXCIcBbusgivDKVWcPB++5AiAzLk6MqKlZ0cUsWa3j
DEvMwlky4zyk31YHQM0jR+gniA==
-----END CERTIFICATE-----`,
};

/** From now on connections trust the authority of our tests too, until mocks are restored. */
export function trustOurAuthority(): void {
  const { createSecureContext } = tls;
  jest
    .spyOn(tls, 'createSecureContext')
    .mockImplementation((options = {}) =>
      createSecureContext(options.cert ? options : { ...options, ca: [...tls.rootCertificates, authority] }),
    );
}
